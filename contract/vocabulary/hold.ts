/** What stands still while a hold is open: one activity that failed, everything about money (risk), everything (an operator). */
export const HOLD_SCOPES = ["ACTIVITY", "MONEY", "ALL"] as const;
export type HoldScope = (typeof HOLD_SCOPES)[number];

/** What waits for a person: what is held, and a parcel that stopped on its way, which holds nothing. */
export const PROBLEM_SCOPES = [...HOLD_SCOPES, "PARCEL"] as const;
export type ProblemScope = (typeof PROBLEM_SCOPES)[number];
