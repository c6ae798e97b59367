import { minorDigits } from "./format-money";

export type TypedAmount = { readonly amountMinor: string } | { readonly problem: string };

/**
 * Converts an amount that somebody typed ("12", "12.5", "12,50") to minor units in their JSON form. Works on the
 * digits, never on a float. Text that could mean two amounts ("1.234") is refused.
 */
export const majorToMinor = (typed: string, currency: string): TypedAmount => {
  const digits = minorDigits(currency);
  const text = typed.trim();
  const match = /^(\d{1,12})(?:[.,](\d*))?$/.exec(text);
  if (!match) return { problem: `Type the amount in ${currency} with digits only, for example ${exampleOf(digits)}.` };
  const [, whole = "", fraction = ""] = match;
  if (fraction.length > digits) return { problem: tooFine(currency, digits) };
  const minor = (whole + fraction.padEnd(digits, "0")).replace(/^0+(?=\d)/, "");
  return { amountMinor: minor };
};

const exampleOf = (digits: number): string => (digits === 0 ? "1250" : `12.${"5".padEnd(digits, "0")}`);

const tooFine = (currency: string, digits: number): string =>
  digits === 0
    ? `${currency} has no decimals.`
    : `${currency} has ${digits} decimals; write thousands without a separator.`;
