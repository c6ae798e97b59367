/** The warehouse's decision about one unit, as sent (specification: review status). */
export const REVIEW_STATUSES = ["APPROVED", "DECLINED", "MISSING"] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];
