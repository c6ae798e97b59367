import { minorDigits } from "./money";

/** Says how many decimals an amount may have, as the end of a sentence that begins with its field. */
export const decimalsExpected = (currency: string): string => {
  const digits = minorDigits(currency);
  if (digits === 0) return `must have no decimals, because ${currency} has none`;
  return `must have at most ${digits} decimals, like other amounts in ${currency}`;
};
