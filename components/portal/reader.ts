import type { PortalText } from "@/messages/portal";
import type { Language } from "@/messages/translator";

/**
 * Whose eyes a screen is for: the texts of the shopper's language, how it writes dates and amounts, and the clocks of
 * the store. Stays on the server: what runs in browsers gets the texts that it shows, and no catalog.
 */
export type Reader = {
  readonly language: Language;
  readonly locale: string;
  readonly timeZone: string;
  readonly t: PortalText;
};
