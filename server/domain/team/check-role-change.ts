import type { DashboardRole } from "@/contract/vocabulary/dashboard-role";

type RoleChange = {
  /** The person who changes it. */
  by: { id: string; role: DashboardRole };
  member: { id: string; role: DashboardRole };
  /** Null: removed from the team. */
  to: DashboardRole | null;
  /** Number of owners in the team. */
  owners: number;
};

/** Returns why a member's sessions can't be seen and ended by that person; null if they can. */
export const refuseEndingSessions = ({ by, member }: Pick<RoleChange, "by" | "member">): string | null => {
  if (by.id === member.id) return "You'll find your own sessions under Your account.";
  return by.role !== "owner" && member.role === "owner" ? "Only owners can sign out other owners." : null;
};

/** Returns why a member's role may not be changed to that; null if it may. */
export const refuseRoleChange = ({ by, member, to, owners }: RoleChange): string | null => {
  if (by.id === member.id) return "You can't change your own role: ask another owner or admin.";
  if (by.role !== "owner" && (member.role === "owner" || to === "owner"))
    return "Only owners can make someone an owner or change an owner's role.";
  if (member.role === "owner" && to !== "owner" && owners <= 1) return "A team needs an owner; make another one first.";
  return null;
};
