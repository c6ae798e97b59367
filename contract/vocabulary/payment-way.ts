/** How shoppers pay what they owe: by a token that stands for a card, or on a page of the payment provider. */
export const PAYMENT_WAYS = ["TOKEN", "PAGE"] as const;
export type PaymentWay = (typeof PAYMENT_WAYS)[number];
