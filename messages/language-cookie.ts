/** Name of the cookie that keeps the language which a shopper chose in a store's portal. */
export const LANGUAGE_COOKIE = "homeward_language";
