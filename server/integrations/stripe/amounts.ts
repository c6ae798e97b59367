import { minorDigits } from "@/server/kernel/money";
import { PartnerError } from "@/server/partners/partner-error";
import { STRIPE } from "./failures";

/** Where Stripe counts in other units than ISO 4217: the decimals of its amounts. */
const DIGITS_AT_STRIPE: Readonly<Record<string, number>> = { ISK: 2, UGX: 2, MGA: 0 };

/** An amount in minor units, as Stripe counts it. @throws PartnerError REFUSED where Stripe has no such small unit */
export const toStripeAmount = (amountMinor: number, currency: string): number => {
  const more = shiftOf(currency);
  const amount = more >= 0 ? amountMinor * 10 ** more : amountMinor / 10 ** -more;
  if (Number.isSafeInteger(amount)) return amount;
  throw new PartnerError(STRIPE, "REFUSED", `Stripe takes whole amounts of ${currency} only. Change the refund.`);
};

/** An amount of Stripe in minor units. `currency` in any case. */
export const fromStripeAmount = (amount: number, currency: string): number => {
  const more = shiftOf(currency.toUpperCase());
  return more >= 0 ? Math.round(amount / 10 ** more) : amount * 10 ** -more;
};

const shiftOf = (currency: string): number => {
  const digits = minorDigits(currency);
  return (DIGITS_AT_STRIPE[currency] ?? digits) - digits;
};
