/** ISO 4217 currencies without two decimals. Those with four are units of account. */
const DIGITS_OF_EXCEPTIONS: Readonly<Record<string, 0 | 3 | 4>> = {
  ...sameDigits(0, "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF"),
  ...sameDigits(3, "BHD IQD JOD KWD LYD OMR TND"),
  ...sameDigits(4, "CLF UYW"),
};

/**
 * Returns the number of decimals of a currency by ISO 4217. A well-formed code outside the table has 2. Throws
 * RangeError for a malformed code, because an amount without its currency means nothing.
 */
export function minorDigits(currency: string): 0 | 2 | 3 | 4 {
  if (!/^[A-Z]{3}$/.test(currency)) {
    throw new RangeError(`"${currency}" is not an ISO 4217 code: three capital letters are expected.`);
  }
  return DIGITS_OF_EXCEPTIONS[currency] ?? 2;
}

/**
 * Returns the amount as plain decimal text with the currency's decimals and no symbol: 1250 EUR is "12.50", 1250 JPY
 * "1250". Works on the digits, so every safe integer keeps its exact value.
 */
export function minorToMajorText(amountMinor: number, currency: string): string {
  if (!Number.isSafeInteger(amountMinor)) {
    throw new RangeError("An amount must be a safe integer.");
  }
  const digits = minorDigits(currency);
  const sign = amountMinor < 0 ? "-" : "";
  const text = String(Math.abs(amountMinor)).padStart(digits + 1, "0");
  if (digits === 0) return sign + text;
  return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/**
 * Formats the amount for a locale ("€12.50", "12,50 €", "¥1,250"), for portal, dashboard and emails. Passes decimal
 * text to Intl, because dividing by 100 would introduce floating-point errors.
 */
export function formatMoney(amountMinor: number, currency: string, locale: string): string {
  return formatterOf(currency, locale).format(minorToMajorText(amountMinor, currency) as `${number}`);
}

const formatters = new Map<string, Intl.NumberFormat>();

// Creating a formatter costs far more than using it; shops have few locales and currencies.
function formatterOf(currency: string, locale: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const known = formatters.get(key);
  if (known) return known;
  const digits = minorDigits(currency);
  const made = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  if (formatters.size < FORMATTERS_KEPT) formatters.set(key, made);
  return made;
}

/** Locales come from requests; without a limit, a visitor could grow the map at will. */
const FORMATTERS_KEPT = 200;

function sameDigits<Digits extends 0 | 3 | 4>(digits: Digits, codes: string): Record<string, Digits> {
  return Object.fromEntries(codes.split(" ").map((code) => [code, digits]));
}
