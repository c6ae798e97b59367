/** By which date a return counts: its own, or that of its order. */
export const ANALYTICS_BASES = ["RETURN", "ORDER"] as const;
export type AnalyticsBasis = (typeof ANALYTICS_BASES)[number];

/** Ways of a return from one hand to the next, in their order. */
export const RETURN_STEPS = ["HANDED_OVER", "ARRIVED", "CHECKED", "PAID_BACK"] as const;
export type ReturnStep = (typeof RETURN_STEPS)[number];

/** Days that one look may cover. */
export const MOST_ANALYTICS_DAYS = 366;

/** Into so many equal parts a period is cut where its course is drawn beside a figure. */
export const ANALYTICS_PARTS = 12;
