/** A refund's reason holds our key after what people read: Vendure has no other field for it. */
export const reasonWithKey = (words: string, idempotencyKey: string): string => `${words} [homeward ${idempotencyKey}]`;

/** The key of a text that we wrote; "" for those of other people. */
export const keyInText = (text: string): string => /\[homeward ([^\]]+)\]/.exec(text)?.[1] ?? "";
