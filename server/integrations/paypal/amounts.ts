import { minorDigits, minorToMajorText } from "@/server/kernel/money";
import { PartnerError } from "@/server/partners/partner-error";
import { PAYPAL } from "./failures";

/** Currencies that PayPal accepts in whole units only, although they have decimals. */
const WHOLE: ReadonlySet<string> = new Set(["HUF", "TWD"]);

/**
 * Converts minor units to PayPal's format. @throws PartnerError REFUSED for fractions where PayPal requires whole units
 */
export const toPaypalMoney = (amountMinor: number, currency: string): { currency_code: string; value: string } => {
  const value = minorToMajorText(amountMinor, currency);
  if (!WHOLE.has(currency)) return { currency_code: currency, value };
  if (amountMinor % 100 !== 0)
    throw new PartnerError(PAYPAL, "REFUSED", `PayPal takes whole amounts of ${currency} only. Change the refund.`);
  return { currency_code: currency, value: String(amountMinor / 100) };
};

/** Converts PayPal's decimal text to minor units exactly; extra decimals are cut off. */
export const fromPaypalMoney = ({ currency_code, value }: { currency_code: string; value: string }): number => {
  const digits = minorDigits(currency_code);
  const [whole = "0", decimals = ""] = value.replace(/^-/, "").split(".");
  return Number(`${whole}${decimals.padEnd(digits, "0").slice(0, digits)}`);
};
