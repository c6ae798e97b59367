/** Languages that portal and mails are written in; the first stands in for all others (messages/ holds the texts). */
export const SHOPPER_LANGUAGES = ["en", "de", "es", "fr", "it"] as const;
export type ShopperLanguage = (typeof SHOPPER_LANGUAGES)[number];
