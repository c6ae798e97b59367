import ar from "./ar/policy.json";
import da from "./da/policy.json";
import de from "./de/policy.json";
import en from "./en/policy.json";
import es from "./es/policy.json";
import fr from "./fr/policy.json";
import it from "./it/policy.json";
import nl from "./nl/policy.json";
import pl from "./pl/policy.json";
import pt from "./pt/policy.json";
import sv from "./sv/policy.json";
import type { Catalog } from "./translator";

/** Texts for shoppers about a store's return policy. */
export const policyTexts: Catalog<typeof en> = { en, de, es, fr, it, nl, pl, pt, sv, da, ar };
