/** Returns our key as written into notes and metadata of the shop, so that a retry finds what was done. */
export const keyMark = (idempotencyKey: string): string => `[hw:${idempotencyKey}]`;

/** Returns the key from a text in the shop; "" when there is none. */
export const keyIn = (text: unknown): string =>
  typeof text === "string" ? (/\[hw:([^\]]+)\]/.exec(text)?.[1] ?? "") : "";
