/**
 * Cached, because creating a format takes a hundred times as long as using it, and pages, emails and labels share a
 * few.
 */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Locales and time zones come from requests and settings; without a limit, a visitor could grow the map at will. */
const MOST_KEPT = 500;

/** Returns the date format of a locale; equal options give the same object. */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = JSON.stringify([locale, options]);
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(locale, options);
  if (formats.size < MOST_KEPT) formats.set(key, made);
  return made;
};
