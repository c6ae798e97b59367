/** `word:value` or `word:"some words"`; no address of a page, and no time of day. */
export const TYPED_TERM = /(?<=^|\s)(?<word>\p{L}+):(?!\/\/)(?:"(?<quoted>[^"]*)"?|(?<bare>\S*))/gu;

/** Whether a search says `word:value` somewhere. */
export const hasTyped = (text: string): boolean => text.search(TYPED_TERM) !== -1;
