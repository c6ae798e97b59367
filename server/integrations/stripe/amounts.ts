import { minorDigits } from "@/server/kernel/money";
import { PartnerError } from "@/server/partners/partner-error";
import { STRIPE } from "./failures";

/** Decimals of Stripe's amounts where they differ from ISO 4217. */
const DIGITS_AT_STRIPE: Readonly<Record<string, number>> = { ISK: 2, UGX: 2, MGA: 0 };

/** Converts minor units to Stripe's units. @throws PartnerError REFUSED for amounts that Stripe can't represent */
export const toStripeAmount = (amountMinor: number, currency: string): number => {
  const more = shiftOf(currency);
  const amount = more >= 0 ? amountMinor * 10 ** more : amountMinor / 10 ** -more;
  if (Number.isSafeInteger(amount)) return amount;
  throw new PartnerError(STRIPE, "REFUSED", `Stripe takes whole amounts of ${currency} only. Change the refund.`);
};

/** Converts Stripe's amount to minor units. `currency` is case-insensitive. */
export const fromStripeAmount = (amount: number, currency: string): number => {
  const more = shiftOf(currency.toUpperCase());
  return more >= 0 ? Math.round(amount / 10 ** more) : amount * 10 ** -more;
};

const shiftOf = (currency: string): number => {
  const digits = minorDigits(currency);
  return (DIGITS_AT_STRIPE[currency] ?? digits) - digits;
};
