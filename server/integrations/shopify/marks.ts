import { sha256Hex } from "@/server/kernel/crypto";

/** The note that tells people what something is for, and us that we made it. */
export const writeMark = (returnCode: string, key: string): string => `Return ${returnCode} (Homeward ${key})`;

/** Our idempotency key out of a note; "" when the note is not ours. */
export const readMark = (note: string | null | undefined): string => /\(Homeward ([^)]+)\)/.exec(note ?? "")?.[1] ?? "";

/**
 * The key in the form of a UUID, which Shopify recommends for `@idempotent`: the same key is always the same UUID, on
 * every machine, also after a restart.
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
