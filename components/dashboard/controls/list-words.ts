const AND = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** Joins words as "Germany, Austria and Switzerland" without duplicates; "" for an empty list. */
export const listWords = (words: Iterable<string>): string => AND.format(new Set(words));
