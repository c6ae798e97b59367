/** Writes our key into a refund's reason after the text for people: Vendure has no other field for it. */
export const reasonWithKey = (words: string, idempotencyKey: string): string => `${words} [homeward ${idempotencyKey}]`;

/** Returns the key of a text that we wrote; "" for texts of others. */
export const keyInText = (text: string): string => /\[homeward ([^\]]+)\]/.exec(text)?.[1] ?? "";
