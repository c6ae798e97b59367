/** Where who got a gift is written to. */
export const GIFT_FIELD = "gift_email";
