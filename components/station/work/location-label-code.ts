/** Without 0 O 1 I: people read it out and type it. */
const ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const HALF = 4;

/**
 * Code on an unexpected item's location label, for example UP-7F3K-92QD. It is derived from the random ID, so that an
 * offline bench can print it.
 */
export const labelCodeOf = (id: string): string => {
  const hex = id.replaceAll("-", "");
  const characters = Array.from({ length: 2 * HALF }, (_, index) => {
    // The last bytes of a UUID are random; version and variant precede them.
    const byte = Number.parseInt(hex.slice(-2 * (index + 1), -2 * index || undefined), 16);
    return ALPHABET[(Number.isNaN(byte) ? 0 : byte) % ALPHABET.length];
  });
  return `UP-${characters.slice(0, HALF).join("")}-${characters.slice(HALF).join("")}`;
};

/** Whether a code is such a location label, with or without separators. */
export const labelCodeIn = (codes: readonly string[]): string | null => {
  const found = codes.map((code) => /^UP-?([2-9A-HJ-NP-Z]{4})-?([2-9A-HJ-NP-Z]{4})$/i.exec(code)).find(Boolean);
  return found ? `UP-${found[1]}-${found[2]}`.toUpperCase() : null;
};
