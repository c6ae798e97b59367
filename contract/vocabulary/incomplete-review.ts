/** How a store handles units missing from a review (decisions, section 5). */
export const INCOMPLETE_REVIEW_RULES = ["REFUSED", "LEFT_OPEN", "COUNTED_AS_MISSING"] as const;
export type IncompleteReviewRule = (typeof INCOMPLETE_REVIEW_RULES)[number];
