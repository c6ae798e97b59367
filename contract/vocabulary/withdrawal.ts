/** The three lines of a declaration of withdrawal, and how many characters each may have. */
export const DECLARED_FIELDS = ["name", "contract", "email"] as const;
export type DeclaredField = (typeof DECLARED_FIELDS)[number];
export const LONGEST_DECLARED: Readonly<Record<DeclaredField, number>> = { name: 100, contract: 200, email: 254 };

/** What can be wrong with one of them. */
export const DECLARATION_MISTAKES = ["MISSING", "TOO_LONG", "WEB_ADDRESS", "NO_ADDRESS"] as const;
export type DeclarationMistake = (typeof DECLARATION_MISTAKES)[number];

/** RECEIPT: what the shopper is owed (Directive 2011/83/EU, article 11a, paragraph 4); NOTICE: the store learns of it. */
export const WITHDRAWAL_MAILS = ["RECEIPT", "NOTICE"] as const;
export type WithdrawalMailKind = (typeof WITHDRAWAL_MAILS)[number];
