/** The three lines of a withdrawal declaration and their maximum lengths in characters. */
export const DECLARED_FIELDS = ["name", "contract", "email"] as const;
export type DeclaredField = (typeof DECLARED_FIELDS)[number];
export const LONGEST_DECLARED: Readonly<Record<DeclaredField, number>> = { name: 100, contract: 200, email: 254 };

/** Possible errors of these lines. */
export const DECLARATION_MISTAKES = ["MISSING", "TOO_LONG", "WEB_ADDRESS", "NO_ADDRESS"] as const;
export type DeclarationMistake = (typeof DECLARATION_MISTAKES)[number];

/** RECEIPT: required for the shopper (Directive 2011/83/EU, article 11a, paragraph 4). NOTICE: informs the store. */
export const WITHDRAWAL_MAILS = ["RECEIPT", "NOTICE"] as const;
export type WithdrawalMailKind = (typeof WITHDRAWAL_MAILS)[number];
