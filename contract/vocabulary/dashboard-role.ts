import type { Scope } from "./scope";

/** Roles of people in the dashboard (decisions, section 1) and what each may do. */
export const DASHBOARD_ROLES = ["owner", "admin", "support", "warehouse", "developer", "viewer"] as const;
export type DashboardRole = (typeof DASHBOARD_ROLES)[number];

const READ = ["processes:read", "logistics:read", "settings:read"] as const satisfies readonly Scope[];
const WORK = [...READ, "processes:write", "logistics:write"] as const satisfies readonly Scope[];
const ALL = [
  ...WORK,
  "orders:write",
  "webhooks:read",
  "webhooks:write",
  "mailbox:read",
  "settings:write",
] as const satisfies readonly Scope[];

export const ROLE_SCOPES: Record<DashboardRole, readonly Scope[]> = {
  owner: ALL,
  admin: ALL,
  support: [...WORK, "mailbox:read"],
  warehouse: WORK,
  developer: [...READ, "webhooks:read", "webhooks:write", "mailbox:read"],
  viewer: READ,
};
