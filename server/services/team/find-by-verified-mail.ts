import { isStorable } from "@/contract/vocabulary/storable";
import { visibleText } from "@/contract/vocabulary/visible-text";
import { inTransactionBy } from "@/server/db/people/author";
import { findInvitationTo, takeInvitation } from "@/server/db/people/invitations";
import { findCredentials, findMember, loginEmail } from "@/server/db/people/users";
import { insertUser } from "@/server/db/stores/setup";
import { type Actor, systemActor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";

const LONGEST_NAME = 100;

/**
 * Finds the person with an email address that another system has verified: a member, or an invited person, who becomes
 * one. Nobody becomes a member without an invitation. Returns null if there is nobody.
 */
export const findByVerifiedMail = async (
  ctx: Pick<ServiceContext, "db" | "ids" | "clock">,
  { email: given, name: called, ...place }: { email: string; name: string } & Pick<Actor, "address" | "userAgent">,
): Promise<string | null> => {
  const [email, now] = [loginEmail(given), ctx.clock.now()];
  if (!isStorable(email)) return null;
  const known = await findCredentials(ctx.db, email);
  if (known !== null) return (await findMember(ctx.db, known.id)) === null ? null : known.id;
  const invitation = await findInvitationTo(ctx.db, { email, now });
  if (invitation === null) return null;
  const name = (isStorable(called) ? visibleText(called).slice(0, LONGEST_NAME) : "") || email;
  const id = ctx.ids.next("usr");
  const author: Actor = { ...systemActor(invitation.groupId), kind: "staff", id, name, ...place };
  return inTransactionBy(ctx, author, async (tx) => {
    // Checked again inside the transaction: of two concurrent calls, one succeeds, and the other does next time.
    if (!(await takeInvitation(tx, { id: invitation.id, now }))) return null;
    await insertUser(tx, author, { id, email, name, passwordHash: null, role: invitation.role, createdAt: now });
    return id;
  });
};
