import type { DashboardRole } from "@/contract/vocabulary/dashboard-role";
import { getContext } from "@/server/context";
import { findInvitation } from "@/server/db/people/invitations";
import { acceptInvitation } from "@/server/services/team/accept-invitation";
import { invitationHash } from "@/server/services/team/invite-member";
import { homePath } from "./home-path";
import { placeOfRequest, startSession } from "./next-auth";
import { type Refusal, refusalOf } from "./refusal-of";

/** Returns the email and role of an invitation link; null if it can't be used any more. */
export const invitationOf = async (token: string): Promise<{ email: string; role: DashboardRole } | null> => {
  const { db, clock } = getContext();
  const found = token === "" ? null : await findInvitation(db, { tokenHash: invitationHash(token), now: clock.now() });
  return found === null ? null : { email: found.email, role: found.role };
};

/** Adds the holder of an invitation link to the team and signs them in here. */
export const joinTeam = async (given: {
  token: string;
  name: string;
  password: string;
}): Promise<{ kind: "OK"; home: string } | Refusal> => {
  try {
    const { userId } = await acceptInvitation(getContext(), { ...given, ...(await placeOfRequest()) });
    await startSession(userId);
    return { kind: "OK", home: await homePath(userId) };
  } catch (error) {
    return refusalOf(error);
  }
};
