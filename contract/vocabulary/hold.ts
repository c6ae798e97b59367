/** What a hold stops: one failed activity, all refunds (risk), or everything (an operator). */
export const HOLD_SCOPES = ["ACTIVITY", "MONEY", "ALL"] as const;
export type HoldScope = (typeof HOLD_SCOPES)[number];

/** What needs a person: holds, and a stuck parcel, which stops nothing. */
export const PROBLEM_SCOPES = [...HOLD_SCOPES, "PARCEL"] as const;
export type ProblemScope = (typeof PROBLEM_SCOPES)[number];
