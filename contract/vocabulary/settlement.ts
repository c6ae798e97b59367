/** A promise before the parcel arrives, what is paid in advance of the review, the decision after it. */
export const SETTLEMENT_BASES = ["QUOTE", "ADVANCE", "DECISION"] as const;
export type SettlementBasis = (typeof SETTLEMENT_BASES)[number];

export const PAYOUT_STATUSES = ["PENDING", "SETTLED", "FAILED"] as const;
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];
