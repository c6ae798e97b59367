/** Hidden field with the price of a way as the page showed it: another price is no agreement. */
export const shownFeeField = (wayKey: string): string => `fee-${wayKey}`;
