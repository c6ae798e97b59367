/** Returns whether a text has no NUL or lone surrogates, which can't be stored and are never intended. */
export const isStorable = (text: string): boolean => !text.includes("\u0000") && text.isWellFormed();
