import { DASHBOARD_ROLES, type DashboardRole } from "@/contract/vocabulary/dashboard-role";

/** What each role is for, in a line. */
export const ROLE_MEANINGS: Record<DashboardRole, string> = {
  owner: "Full access, including owners.",
  admin: "Everything but owners.",
  support: "Returns: approve, decline, refund, correct.",
  warehouse: "The station: checks parcels there; no dashboard.",
  developer: "Keys, webhooks and the mail box; reads returns.",
  viewer: "Reads returns; changes nothing.",
};

export const ROLE_OPTIONS = DASHBOARD_ROLES.map((role) => [role, roleWord(role)] as const);

export function roleWord(role: DashboardRole): string {
  return role.slice(0, 1).toUpperCase() + role.slice(1);
}
