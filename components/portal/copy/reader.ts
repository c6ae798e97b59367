/** Whose eyes a text is for: language and the clocks of the store. Every message function that writes dates or amounts takes one. */
export type Reader = { readonly locale: string; readonly timeZone: string };

/** The portal speaks English in this version; its spelling of dates is the European one. */
export const PORTAL_LOCALE = "en-GB";
/** For <html lang>. */
export const PORTAL_LANGUAGE = "en";

export const readerOf = (store: { time_zone: string }): Reader => ({
  locale: PORTAL_LOCALE,
  timeZone: store.time_zone,
});
