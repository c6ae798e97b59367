/** What stands still while a hold is open: one activity that failed, everything about money (risk), everything (an operator). */
export const HOLD_SCOPES = ["ACTIVITY", "MONEY", "ALL"] as const;
export type HoldScope = (typeof HOLD_SCOPES)[number];
