/** Our key as it is written into notes and metadata of the shop, so that a retry finds what was done. */
export const keyMark = (idempotencyKey: string): string => `[hw:${idempotencyKey}]`;

/** The key in a text of the shop; "" where there is none. */
export const keyIn = (text: unknown): string =>
  typeof text === "string" ? (/\[hw:([^\]]+)\]/.exec(text)?.[1] ?? "") : "";
