import ar from "./ar/portal.json";
import da from "./da/portal.json";
import de from "./de/portal.json";
import en from "./en/portal.json";
import es from "./es/portal.json";
import fr from "./fr/portal.json";
import it from "./it/portal.json";
import nl from "./nl/portal.json";
import pl from "./pl/portal.json";
import pt from "./pt/portal.json";
import sv from "./sv/portal.json";
import { type Catalog, type Language, translator } from "./translator";

/** Texts for shoppers in the portal, by screen. */
export const portalTexts: Catalog<typeof en> = { en, de, es, fr, it, nl, pl, pt, sv, da, ar };

/** Returns a text of the portal in its reader's language. */
export type PortalText = ReturnType<typeof translator<typeof en>>;

const made = new Map<Language, PortalText>();

/** Returns the portal's texts in that language. Cached: every text is parsed on first use. */
export const portalText = (language: Language): PortalText => {
  const known = made.get(language) ?? translator(language, portalTexts);
  made.set(language, known);
  return known;
};
