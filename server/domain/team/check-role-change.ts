import type { DashboardRole } from "@/contract/vocabulary/dashboard-role";

type RoleChange = {
  /** Who changes it. */
  by: { id: string; role: DashboardRole };
  member: { id: string; role: DashboardRole };
  /** Null: out of the team. */
  to: DashboardRole | null;
  /** How many owners the team has. */
  owners: number;
};

/** Why a member's role may not become that; null when it may. */
export const refuseRoleChange = ({ by, member, to, owners }: RoleChange): string | null => {
  if (by.id === member.id) return "You can't change your own role: ask another owner or admin.";
  if (by.role !== "owner" && (member.role === "owner" || to === "owner"))
    return "Only owners make owners, and only owners change them.";
  if (member.role === "owner" && to !== "owner" && owners <= 1) return "A team needs an owner; make another one first.";
  return null;
};
