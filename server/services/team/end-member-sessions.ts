import { inTransactionBy } from "@/server/db/people/author";
import { deleteSignInLinks } from "@/server/db/people/sign-in-links";
import { deleteStaffSessions, listStaffSessions, type StaffSessionRow } from "@/server/db/people/staff-sessions";
import { lockMember, noteSessionsEnded } from "@/server/db/people/team";
import { inTransaction } from "@/server/db/transaction";
import { refuseEndingSessions } from "@/server/domain/team/check-role-change";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";

type Ctx = Pick<ServiceContext, "db" | "clock">;
type Call = { actor: Actor; userId: string };
type Tx = Parameters<typeof lockMember>[0];

/**
 * Ends all sessions of a colleague, and the links with which they could sign in. Returns how many sessions ended.
 * @throws Problem NOT_FOUND, PERMISSION_DENIED
 */
export const endMemberSessions = (ctx: Ctx, { actor, userId }: Call): Promise<number> =>
  inTransactionBy(ctx, actor, async (tx) => {
    await requireReach(tx, { actor, userId });
    const ended = await deleteStaffSessions(tx, { userId });
    await deleteSignInLinks(tx, userId);
    await noteSessionsEnded(tx, actor, { userId, now: ctx.clock.now() });
    return ended;
  });

/** Lists the sessions of a colleague, most recently used first. @throws Problem NOT_FOUND, PERMISSION_DENIED */
export const listMemberSessions = (ctx: Ctx, { actor, userId }: Call): Promise<StaffSessionRow[]> =>
  inTransaction(ctx, async (tx) => {
    await requireReach(tx, { actor, userId });
    return listStaffSessions(tx, { userId, now: ctx.clock.now() });
  });

const requireReach = async (tx: Tx, { actor, userId }: Call): Promise<void> => {
  const member = await lockMember(tx, actor, userId);
  const by = await lockMember(tx, actor, actor.id);
  const refusal = refuseEndingSessions({ by, member });
  if (refusal !== null) throw new Problem("PERMISSION_DENIED", refusal);
};
