/**
 * Returns a text with the quotation marks and apostrophes of print. Texts that programs read as well (errors of the API,
 * guides in Markdown) are written with straight ones, and shown to people with curly ones. `before`: what the text
 * continues, if it isn't a beginning.
 */
export const curlyQuotes = (text: string, before = ""): string =>
  (before + text)
    .replace(/(^|[\s([{—–/])"/g, "$1“")
    .replaceAll('"', "”")
    .replace(/(^|[\s([{—–/“])'/g, "$1‘")
    .replaceAll("'", "’")
    .slice(before.length);
