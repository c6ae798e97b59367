/**
 * Returns whether this is a well-formed web address: a scheme that browsers open, a host, and no character that is
 * invalid in an address and could end the quotes or tag around it.
 */
export const isWebAddress = (text: string): boolean =>
  /^https?:\/\/[^\s/"<>`\\][^\s"<>`\\]*$/i.test(text) && URL.canParse(text);
