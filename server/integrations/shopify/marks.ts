import { sha256Hex } from "@/server/kernel/crypto";

/** Writes the note that explains a record to people and marks it as ours. */
export const writeMark = (returnCode: string, key: string): string => `Return ${returnCode} (Homeward ${key})`;

/** Reads our idempotency key from a note; "" when the note is not ours. */
export const readMark = (note: string | null | undefined): string => /\(Homeward ([^)]+)\)/.exec(note ?? "")?.[1] ?? "";

/**
 * Converts a key to a UUID, the format Shopify recommends for `@idempotent`. The same key always gives the same UUID,
 * on every machine and after a restart.
 */
export const uuidOf = (key: string): string => {
  const hex = sha256Hex(`shopify:${key}`);
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join("-");
};
