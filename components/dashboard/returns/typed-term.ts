/** Matches `word:value` or `word:"some words"`, but no URL and no time of day. */
export const TYPED_TERM = /(?<=^|\s)(?<word>\p{L}+):(?!\/\/)(?:"(?<quoted>[^"]*)"?|(?<bare>\S*))/gu;

/** Whether a search contains `word:value`. */
export const hasTyped = (text: string): boolean => text.search(TYPED_TERM) !== -1;
