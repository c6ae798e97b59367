/** A store credit or a gift card: a code with a balance (domain, money rule 13). */
export const CREDIT_KINDS = ["STORE_CREDIT", "GIFT_CARD"] as const;
export type CreditKind = (typeof CREDIT_KINDS)[number];

/** What the shopper paid for a return. */
export const CHARGE_STATUSES = ["CAPTURED", "REFUNDED"] as const;
export type ChargeStatus = (typeof CHARGE_STATUSES)[number];
