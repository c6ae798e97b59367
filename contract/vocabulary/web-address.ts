/**
 * True for a well-formed address of the web: a scheme that browsers open, a host, and none of the signs that have no
 * place in an address and would end the quotes or the tag that it stands in.
 */
export const isWebAddress = (text: string): boolean =>
  /^https?:\/\/[^\s/"<>`\\][^\s"<>`\\]*$/i.test(text) && URL.canParse(text);
