/** QUOTE: before the parcel arrives. ADVANCE: paid before the review. DECISION: after the review. */
export const SETTLEMENT_BASES = ["QUOTE", "ADVANCE", "DECISION"] as const;
export type SettlementBasis = (typeof SETTLEMENT_BASES)[number];

export const PAYOUT_STATUSES = ["PENDING", "SETTLED", "FAILED"] as const;
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];
