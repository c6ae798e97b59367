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

/** For open ones. */
const ending = (changes: { revokedAt: Date } | { acceptedAt: Date }) =>
  query.updateTable("invitations").set(changes).where("acceptedAt", "is", null).where("revokedAt", "is", null);

export const insertInvitation = async (tx: Tx, invitation: NewRow<"invitations">): Promise<void> => {
  await change(tx, query.insertInto("invitations").values(invitation));
};

/** Lists invitations that weren't accepted, including expired ones, newest first. */
export const listInvitations = (tx: Tx, { groupId }: TenantScope): Promise<Invitation[]> =>
  read(tx, OPEN.where("groupId", "=", groupId).orderBy("createdAt", "desc"));

/** Returns the open invitation with this secret. The link itself identifies the group, so there is no scope yet. */
export const findInvitation = (
  tx: Tx,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<Invitation | null> =>
  readFirst(tx, OPEN.where("tokenHash", "=", tokenHash).where("expiresAt", ">", now.toISOString()));

/** Returns the newest open invitation for this email, in any group. */
export const findInvitationTo = (tx: Tx, { email, now }: { email: string; now: Date }): Promise<Invitation | null> =>
  readFirst(
    tx,
    OPEN.where("email", "=", email).where("expiresAt", ">", now.toISOString()).orderBy("createdAt", "desc").limit(1),
  );

/** Revokes open invitations: one by its ID, or those for an email. Returns how many. */
export const revokeInvitations = async (
  tx: Tx,
  { groupId }: TenantScope,
  { now, ...which }: { now: Date } & ({ id: string } | { email: string }),
): Promise<number> => {
  const open = ending({ revokedAt: now }).where("groupId", "=", groupId);
  return change(tx, "id" in which ? open.where("id", "=", which.id) : open.where("email", "=", which.email));
};

/** Accepts an invitation; false if somebody was faster. */
export const takeInvitation = async (tx: Tx, { id, now }: { id: string; now: Date }): Promise<boolean> =>
  (await change(tx, ending({ acceptedAt: now }).where("id", "=", id))) === 1;
