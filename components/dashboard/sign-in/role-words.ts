import { DASHBOARD_ROLES, type DashboardRole } from "@/contract/vocabulary/dashboard-role";

/** What each role is for, in a line. */
export const ROLE_MEANINGS: Record<DashboardRole, string> = {
  owner: "Full access, including owners.",
  admin: "Everything except managing owners.",
  support: "Returns: approve, decline, refund, correct.",
  warehouse: "Inspects parcels at the station. No dashboard.",
  developer: "API keys, webhooks and emails. Can view returns.",
  viewer: "Can view returns.",
};

export const ROLE_OPTIONS = DASHBOARD_ROLES.map((role) => [role, roleWord(role)] as const);

export function roleWord(role: DashboardRole): string {
  return role.slice(0, 1).toUpperCase() + role.slice(1);
}
