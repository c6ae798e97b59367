const AND = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** "Germany, Austria and Switzerland": each once, "" of none. */
export const listWords = (words: Iterable<string>): string => AND.format(new Set(words));
