import { minorDigits } from "@/contract/vocabulary/format-money";

/** Decimals used in calculations. WooCommerce stores up to 8, far more than a currency has. */
const SCALE = 8;

/**
 * Parses an amount as WooCommerce writes it ("12.5", "-0.333333") into an exact multiple of 10^-8. Further digits are
 * cut off; an empty text is 0. Throws for anything else.
 */
export const readAmount = (text: string): bigint => {
  if (text === "") return 0n;
  const match = /^(-?)([0-9]+)(?:\.([0-9]*))?$/.exec(text.trim());
  if (match === null) throw new Error(`"${text.slice(0, 40)}" is not an amount`);
  const [, sign = "", whole = "", decimals = ""] = match;
  const digits = BigInt(whole + decimals.slice(0, SCALE).padEnd(SCALE, "0"));
  return sign === "-" ? -digits : digits;
};

/** Converts to minor units, rounding half away from zero. Throws for values that can't be an amount of money. */
export const toMinor = (exact: bigint, currency: string): number => {
  const unit = 10n ** BigInt(SCALE - minorDigits(currency));
  const size = exact < 0n ? -exact : exact;
  const rounded = Number((size + unit / 2n) / unit);
  if (!Number.isSafeInteger(rounded)) throw new Error("an amount is too large");
  return exact < 0n ? -rounded || 0 : rounded;
};

/** Writes an amount with all its decimals, as WooCommerce reads it. */
export const writeAmount = (exact: bigint): string => {
  const digits = (exact < 0n ? -exact : exact).toString().padStart(SCALE + 1, "0");
  return `${exact < 0n ? "-" : ""}${digits.slice(0, -SCALE)}.${digits.slice(-SCALE)}`;
};
