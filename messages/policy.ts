import de from "./de/policy.json";
import en from "./en/policy.json";
import es from "./es/policy.json";
import fr from "./fr/policy.json";
import it from "./it/policy.json";
import type { Catalogue } from "./translator";

/** What shoppers read about a store's return conditions. */
export const policyTexts: Catalogue<typeof en> = { en, de, es, fr, it };
