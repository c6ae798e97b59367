/** How shoppers pay what they owe: with a token for a card, or on the payment provider's page. */
export const PAYMENT_WAYS = ["TOKEN", "PAGE"] as const;
export type PaymentWay = (typeof PAYMENT_WAYS)[number];
