import type { DashboardRole } from "@/contract/vocabulary/dashboard-role";
import { inTransactionBy } from "@/server/db/people/author";
import { deleteMembership, lockMember, setRole } from "@/server/db/people/team";
import { refuseRoleChange } from "@/server/domain/team/check-role-change";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";

type RoleCall = {
  actor: Actor;
  userId: string;
  /** Null: removes them from the team and ends their sessions at once. */
  role: DashboardRole | null;
};

/**
 * Changes a member's role or removes them from the team. Applies from their next request.
 * @throws Problem NOT_FOUND, PERMISSION_DENIED
 */
export const changeRole = async (
  ctx: Pick<ServiceContext, "db" | "clock">,
  { actor, userId, role }: RoleCall,
): Promise<void> =>
  inTransactionBy(ctx, actor, async (tx) => {
    const { owners, ...member } = await lockMember(tx, actor, userId);
    const by = await lockMember(tx, actor, actor.id);
    const refusal = refuseRoleChange({ by, member, to: role, owners });
    if (refusal !== null) throw new Problem("PERMISSION_DENIED", refusal);
    await (role === null ? deleteMembership(tx, actor, userId) : setRole(tx, actor, { userId, role }));
  });
