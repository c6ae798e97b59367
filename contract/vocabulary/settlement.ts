/** Whether a settlement is a promise before the parcel arrives or the decision after the review. */
export const SETTLEMENT_BASES = ["QUOTE", "DECISION"] as const;
export type SettlementBasis = (typeof SETTLEMENT_BASES)[number];

export const PAYOUT_STATUSES = ["PENDING", "SETTLED", "FAILED"] as const;
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];
