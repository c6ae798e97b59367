/** What an API key may be allowed to do (decisions, sections 1 and 11; orders:read and webhooks are additions). */
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

/** Scopes that only people who are signed in to the dashboard have. */
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

/** What a phone may do that is paired with a station: nothing else, and nobody else may do it. */
export const PHONE_SCOPE = "station-photos:write";

export type Scope = KeyScope | StaffScope | typeof PHONE_SCOPE;

export const KEY_MODES = ["live", "test"] as const;
export type KeyMode = (typeof KEY_MODES)[number];
