/** The two lines that name an account, in the order in which they are asked for. */
export const ACCOUNT_FIELDS = ["holder_name", "iban"] as const;
export type AccountField = (typeof ACCOUNT_FIELDS)[number];

/** What can be wrong with one of them. */
export const ACCOUNT_MISTAKES = ["MISSING", "WRONG"] as const;
export type AccountMistake = (typeof ACCOUNT_MISTAKES)[number];
