import type { Scope } from "./scope";

/** Roles of dashboard users (decisions, section 1) and their scopes. */
export const DASHBOARD_ROLES = ["owner", "admin", "support", "warehouse", "developer", "viewer"] as const;
export type DashboardRole = (typeof DASHBOARD_ROLES)[number];

/** Everybody has `account:write` for their own password and sessions. */
const READ = [
  "account:write",
  "processes:read",
  "logistics:read",
  "settings:read",
  "orders:read",
] as const satisfies readonly Scope[];
const WORK = [...READ, "processes:write", "logistics:write", "station:work"] as const satisfies readonly Scope[];
const ALL = [
  ...WORK,
  "orders:write",
  "webhooks:read",
  "webhooks:write",
  "calls:read",
  "mailbox:read",
  "settings:write",
  "connections:read",
  "connections:write",
  "refunds:override",
  "payouts:release",
  "bank-accounts:read",
  "keys:write",
  "team:write",
  "audit:read",
  "personal-data:write",
] as const satisfies readonly Scope[];

export const ROLE_SCOPES: Record<DashboardRole, readonly Scope[]> = {
  owner: ALL,
  admin: ALL,
  support: [...WORK, "mailbox:read", "refunds:override"],
  // The station and one's own account, and nothing of the dashboard (ux, section 4.1).
  warehouse: ["account:write", "station:work"],
  developer: [...READ, "webhooks:read", "webhooks:write", "calls:read", "mailbox:read", "keys:write"],
  viewer: READ,
};
