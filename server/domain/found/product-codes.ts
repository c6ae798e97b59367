/** Normalizes a product code for comparison: capitals, no separators, numbers without leading zeros. */
export const productKey = (code: string): string => {
  const key = code
    .trim()
    .toUpperCase()
    .replaceAll(/[\s#._/\-–]/g, "");
  return /^\d{8,14}$/.test(key) ? key.replace(/^0+/, "") : key;
};

/** GTIN-14, EAN-13 and UPC-A write the same number with different numbers of leading zeros. */
const GTIN_LENGTHS = [8, 12, 13, 14] as const;

/** Returns the spellings under which a shop may store a code, for a query that compares whole text. */
export const codeSpellings = (code: string): string[] => {
  const bare = code.trim();
  const key = productKey(bare);
  const gtins = /^\d{5,14}$/.test(key) ? GTIN_LENGTHS.map((length) => key.padStart(length, "0")) : [];
  return [...new Set([bare, bare.toUpperCase(), bare.toLowerCase(), key, ...gtins])].filter((each) => each !== "");
};
