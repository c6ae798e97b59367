/** The email address of a gift's recipient. */
export const GIFT_FIELD = "gift_email";
