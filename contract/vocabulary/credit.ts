/**
 * What the shopper pays for a return. PENDING: the provider's answer is not known. HELD to RELEASED: of holds only.
 * LAPSED: it was to be captured, and had ended.
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

/** Lines of the ledger of a credit: what can happen to it. */
export const CREDIT_ENTRY_KINDS = ["ISSUED", "SPENT", "TAKEN_BACK"] as const;
export type CreditEntryKind = (typeof CREDIT_ENTRY_KINDS)[number];
