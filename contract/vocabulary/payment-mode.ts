/** How shoppers pay what they owe: with a token for a card, or on the payment provider's page. */
export const PAYMENT_MODES = ["TOKEN", "PAGE"] as const;
export type PaymentMode = (typeof PAYMENT_MODES)[number];
