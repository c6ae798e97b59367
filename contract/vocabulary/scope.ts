/** Scopes of API keys (decisions, sections 1 and 11; orders:read and webhooks are additions). */
export const KEY_SCOPES = [
  "processes:read",
  "processes:write",
  "logistics:read",
  "logistics:write",
  "settings:read",
  "orders:read",
  "orders:write",
  "webhooks:read",
  "webhooks:write",
  "connections:read",
  "storefront",
] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

/** Scopes that only signed-in dashboard users have. */
export const STAFF_SCOPES = [
  "account:write",
  "station:work",
  "calls:read",
  "mailbox:read",
  "settings:write",
  "connections:write",
  "refunds:override",
  "payouts:release",
  "bank-accounts:read",
  "keys:write",
  "team:write",
  "audit:read",
  "personal-data:write",
] as const;
export type StaffScope = (typeof STAFF_SCOPES)[number];

/** The only scope of a phone paired with a station; nobody else has it. */
export const PHONE_SCOPE = "station-photos:write";

export type Scope = KeyScope | StaffScope | typeof PHONE_SCOPE;

export const KEY_MODES = ["live", "test"] as const;
export type KeyMode = (typeof KEY_MODES)[number];
