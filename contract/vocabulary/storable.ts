/** NUL and lone surrogates cannot be stored and are never meant. */
export const isStorable = (text: string): boolean => !text.includes("\u0000") && text.isWellFormed();
