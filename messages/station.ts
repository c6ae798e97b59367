import en from "./en/station.json";
import { type Catalog, type Language, localeOf, type translator, translatorOf } from "./translator";

/** What workers read at the station, by screen and sheet: further languages are added here. */
const TEXTS: Partial<Catalog<typeof en>> = { en };

export type StationTexts = typeof en;

/** Says a text of the station in the language of its reader. */
export type StationText = ReturnType<typeof translator<StationTexts>>;

/** What a page sends along: the texts of one language, and how that language writes dates and amounts. */
export type StationReader = { readonly texts: StationTexts; readonly locale: string };

/** English as it is written in America, unlike that of the portal. */
const ENGLISH: StationReader = { texts: en, locale: "en-US" };

/** The station in that language; in English where it is not written in it. */
export const stationReader = (language: Language): StationReader => {
  const texts = TEXTS[language];
  return texts === undefined || language === "en" ? ENGLISH : { texts, locale: localeOf(language) };
};

/** The same for what the server writes itself. */
export const stationText = (language: Language): StationText => {
  const { texts, locale } = stationReader(language);
  return translatorOf(locale, texts);
};
