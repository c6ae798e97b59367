/** What a store does with units that a review leaves out (decisions, section 5). */
export const INCOMPLETE_REVIEW_RULES = ["REFUSED", "LEFT_OPEN", "COUNTED_AS_MISSING"] as const;
export type IncompleteReviewRule = (typeof INCOMPLETE_REVIEW_RULES)[number];
