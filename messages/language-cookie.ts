/** Name of the cookie with the language that a shopper chose in a store's portal. */
export const LANGUAGE_COOKIE = "homeward_language";
/** Name of the cookie with the language of the station on a device, for everyone who works there. */
export const STATION_LANGUAGE_COOKIE = "homeward_station_language";
/** Header in which the proxy tells pages which portal they belong to: the outermost one has to know the language. */
export const SLUG_HEADER = "x-portal-slug";
