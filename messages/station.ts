import ar from "./ar/station.json";
import { compileTexts } from "./compile-texts";
import type { Compiled } from "./compiled-translator";
import da from "./da/station.json";
import de from "./de/station.json";
import en from "./en/station.json";
import es from "./es/station.json";
import fr from "./fr/station.json";
import it from "./it/station.json";
import nl from "./nl/station.json";
import pl from "./pl/station.json";
import pt from "./pt/station.json";
import sv from "./sv/station.json";
import { type Catalog, type Language, localeOf, type translator, translatorOf } from "./translator";

/** Texts for workers at the station, by screen and sheet. */
const TEXTS: Catalog<typeof en> = { en, de, es, fr, it, nl, pl, pt, sv, da, ar };

export type StationTexts = typeof en;

/** Returns a text of the station in its reader's language. */
export type StationText = ReturnType<typeof translator<StationTexts>>;

/** Sent with a page: the compiled texts of one language, and its formats of dates and amounts. */
export type StationReader = Compiled;

/** The station in that language. Its English is American, unlike the portal's. */
export const stationReader = (language: Language): StationReader => ({
  ...{ language, texts: compileTexts(TEXTS[language]) },
  locale: localeAt(language),
});

const localeAt = (language: Language): string => (language === "en" ? "en-US" : localeOf(language));

/** The same for texts that the server writes itself. */
export const stationText = (language: Language): StationText => translatorOf(localeAt(language), TEXTS[language]);
