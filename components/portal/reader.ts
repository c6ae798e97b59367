import type { PortalText } from "@/messages/portal";
import type { Language } from "@/messages/translator";

/**
 * What rendering depends on: the texts of the shopper's language, its date and amount formats, and the store's time
 * zone. Stays on the server: browsers get only the texts they show, no catalog.
 */
export type Reader = {
  readonly language: Language;
  readonly locale: string;
  readonly timeZone: string;
  readonly t: PortalText;
};
