/** The two lines that identify an account, in form order. */
export const ACCOUNT_FIELDS = ["holder_name", "iban"] as const;
export type AccountField = (typeof ACCOUNT_FIELDS)[number];

/** Possible errors of these fields. */
export const ACCOUNT_MISTAKES = ["MISSING", "WRONG"] as const;
export type AccountMistake = (typeof ACCOUNT_MISTAKES)[number];
