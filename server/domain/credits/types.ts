/** What can happen to a store credit or a gift card. */
export const CREDIT_ACTS = ["ISSUED", "SPENT", "TAKEN_BACK"] as const;
export type CreditAct = (typeof CREDIT_ACTS)[number];

/**
 * One line of the ledger of a store credit or a gift card; lines are appended and never edited. `amountMinor` is
 * signed, in minor units of the credit's currency: what was issued is positive, what was spent or taken back negative,
 * so that the balance is the sum of the lines.
 */
export type CreditEntry = { act: CreditAct; amountMinor: number };
