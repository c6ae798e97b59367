import { SHOPPER_LANGUAGES } from "./language";

/**
 * ISO 3166-1 alpha-2, plus XK, which carriers and shops use for Kosovo. Fixed here, so that validation doesn't depend
 * on the machine.
 */
export const COUNTRY_CODES: readonly string[] = (
  "AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA " +
  "CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA " +
  "GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP " +
  "KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS " +
  "MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS " +
  "RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW " +
  "TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW"
).split(" ");
const COUNTRIES = new Set(COUNTRY_CODES);

/** The expected value of a country, as the end of a sentence that begins with the field. */
export const COUNTRY_EXPECTED = "must be a two-letter country code such as DE";

/** Returns whether two uppercase letters are a country code. */
export const isCountry = (code: string): boolean => COUNTRIES.has(code);

/**
 * Cached, because creating one takes a hundred times as long as using it; the locales are those of pages and letters.
 */
const names = new Map<string, Intl.DisplayNames>();

/** Returns the name of a country in a locale; text that isn't a country code is returned unchanged. */
export const countryName = (code: string, locale: string): string => {
  const known = code.toUpperCase();
  if (!isCountry(known)) return code;
  const inLocale = names.get(locale) ?? new Intl.DisplayNames([locale], { type: "region" });
  names.set(locale, inLocale);
  return inLocale.of(known) ?? code;
};

/** Other spellings of countries in files, besides their names in the portal's languages. */
const ALSO: Readonly<Record<string, string>> = {
  usa: "US",
  "united states of america": "US",
  uk: "GB",
  "great britain": "GB",
  england: "GB",
  scotland: "GB",
  wales: "GB",
  holland: "NL",
  "the netherlands": "NL",
  "czech republic": "CZ",
};
let written: ReadonlyMap<string, string> | undefined;

/** Returns the code of a country given by code or name; other text is returned unchanged. */
export const countryCode = (text: string): string => {
  if (isCountry(text.toUpperCase())) return text.toUpperCase();
  written ??= new Map([
    ...SHOPPER_LANGUAGES.flatMap((locale) =>
      COUNTRY_CODES.map((code) => [countryName(code, locale).toLowerCase(), code] as const),
    ),
    ...Object.entries(ALSO),
  ]);
  return written.get(text.trim().toLowerCase()) ?? text;
};
