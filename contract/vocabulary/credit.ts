/**
 * What the shopper pays for a return. PENDING: the provider hasn't answered yet. HELD to RELEASED: for holds only.
 * LAPSED: the hold expired before it could be captured.
 */
export const CHARGE_STATUSES = [
  "PENDING",
  "CAPTURED",
  "DECLINED",
  "REFUNDED",
  "HELD",
  "CAPTURING",
  "RELEASING",
  "RELEASED",
  "LAPSED",
] as const;
export type ChargeStatus = (typeof CHARGE_STATUSES)[number];

/** Kinds of entries in a credit's ledger. */
export const CREDIT_ENTRY_KINDS = ["ISSUED", "SPENT", "TAKEN_BACK"] as const;
export type CreditEntryKind = (typeof CREDIT_ENTRY_KINDS)[number];
