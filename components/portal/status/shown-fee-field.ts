/** Hidden field with a method's price as the page showed it: a different price isn't agreed to. */
export const shownFeeField = (methodKey: string): string => `fee-${methodKey}`;
