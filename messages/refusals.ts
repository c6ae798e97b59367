import ar from "./ar/refusals.json";
import da from "./da/refusals.json";
import de from "./de/refusals.json";
import en from "./en/refusals.json";
import es from "./es/refusals.json";
import fr from "./fr/refusals.json";
import it from "./it/refusals.json";
import nl from "./nl/refusals.json";
import pl from "./pl/refusals.json";
import pt from "./pt/refusals.json";
import sv from "./sv/refusals.json";
import type { Language } from "./translator";

const TEXTS = { en, de, es, fr, it, nl, pl, pt, sv, da, ar } satisfies Record<Language, typeof en>;

/** Texts for common reasons of a rejection, as a store would explain them to its shopper. */
export const refusalTexts = (language: Language): typeof en => TEXTS[language];
