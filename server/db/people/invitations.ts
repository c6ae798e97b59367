import type { DashboardRole } from "@/contract/vocabulary/dashboard-role";
import type { Tx } from "@/server/db/client";
import { change, read, readFirst } from "@/server/db/run";
import { query } from "@/server/db/tables/query";
import type { NewRow } from "@/server/db/tables/rows";
import type { TenantScope } from "@/server/kernel/actor";
import type { Stored } from "@/server/schema/columns";

export type Invitation = Stored<
  "invitations",
  {
    role: DashboardRole;
  },
  "tokenHash" | "acceptedAt" | "revokedAt"
>;

const OPEN = query
  .selectFrom("invitations")
  .select(["id", "groupId", "email", "role", "invitedBy", "createdAt", "expiresAt"])
  .where("acceptedAt", "is", null)
  .where("revokedAt", "is", null);

/** Of those that are open. */
const ending = (changes: { revokedAt: Date } | { acceptedAt: Date }) =>
  query.updateTable("invitations").set(changes).where("acceptedAt", "is", null).where("revokedAt", "is", null);

export const insertInvitation = async (tx: Tx, invitation: NewRow<"invitations">): Promise<void> => {
  await change(tx, query.insertInto("invitations").values(invitation));
};

/** Those that nobody has taken, lapsed ones included, newest first. */
export const listInvitations = (tx: Tx, { groupId }: TenantScope): Promise<Invitation[]> =>
  read(tx, OPEN.where("groupId", "=", groupId).orderBy("createdAt", "desc"));

/** The open invitation of this secret. The link itself names the group, so there is no scope yet. */
export const findInvitation = (
  tx: Tx,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<Invitation | null> =>
  readFirst(tx, OPEN.where("tokenHash", "=", tokenHash).where("expiresAt", ">", now.toISOString()));

/** The newest open invitation to this email, of whichever group. */
export const findInvitationTo = (tx: Tx, { email, now }: { email: string; now: Date }): Promise<Invitation | null> =>
  readFirst(
    tx,
    OPEN.where("email", "=", email).where("expiresAt", ">", now.toISOString()).orderBy("createdAt", "desc").limit(1),
  );

/** Ends open invitations: one by its id, or those to an email. Answers how many ended. */
export const revokeInvitations = async (
  tx: Tx,
  { groupId }: TenantScope,
  { now, ...which }: { now: Date } & ({ id: string } | { email: string }),
): Promise<number> => {
  const open = ending({ revokedAt: now }).where("groupId", "=", groupId);
  return change(tx, "id" in which ? open.where("id", "=", which.id) : open.where("email", "=", which.email));
};

/** Takes an invitation; false when somebody was faster. */
export const takeInvitation = async (tx: Tx, { id, now }: { id: string; now: Date }): Promise<boolean> =>
  (await change(tx, ending({ acceptedAt: now }).where("id", "=", id))) === 1;
