/**
 * Languages of portal and emails; the first is the fallback for all others. A new one needs a member here, its facts
 * below, its texts in messages/, and its words in standard-reasons.ts.
 */
export const SHOPPER_LANGUAGES = ["en", "de", "es", "fr", "it", "nl", "pl", "pt", "sv", "da", "ar"] as const;
export type ShopperLanguage = (typeof SHOPPER_LANGUAGES)[number];

export type LanguageFacts = {
  /** Its name for staff. */
  readonly name: string;
  /** Format of dates, amounts and lists. */
  readonly locale: string;
  readonly direction: "ltr" | "rtl";
};

export const LANGUAGE_FACTS: Readonly<Record<ShopperLanguage, LanguageFacts>> = {
  // European format: the day before the month.
  en: { name: "English", locale: "en-GB", direction: "ltr" },
  de: { name: "German", locale: "de-DE", direction: "ltr" },
  es: { name: "Spanish", locale: "es-ES", direction: "ltr" },
  fr: { name: "French", locale: "fr-FR", direction: "ltr" },
  it: { name: "Italian", locale: "it-IT", direction: "ltr" },
  nl: { name: "Dutch", locale: "nl-NL", direction: "ltr" },
  pl: { name: "Polish", locale: "pl-PL", direction: "ltr" },
  pt: { name: "Portuguese", locale: "pt-PT", direction: "ltr" },
  sv: { name: "Swedish", locale: "sv-SE", direction: "ltr" },
  da: { name: "Danish", locale: "da-DK", direction: "ltr" },
  // Shops use these digits on their own pages for prices, codes and order numbers.
  ar: { name: "Arabic", locale: "ar-u-nu-latn", direction: "rtl" },
};

/** One value for each language. */
export const perLanguage = <T>(of: (language: ShopperLanguage) => T): Record<ShopperLanguage, T> => ({
  ...{ en: of("en"), de: of("de"), es: of("es"), fr: of("fr"), it: of("it"), nl: of("nl") },
  ...{ pl: of("pl"), pt: of("pt"), sv: of("sv"), da: of("da"), ar: of("ar") },
});

/**
 * Joins the parts of one line with the language's separator ("ar-EG" is Arabic): "Rain jacket, L". Empty parts are left
 * out.
 */
export const listed = (parts: readonly (string | null | undefined)[], tag: string): string =>
  parts.filter(Boolean).join(commaOf(tag));

/** Returns the separator. */
export const commaOf = (tag: string): string => (/^ar\b/.test(tag) ? "\u060c " : ", ");

/** Returns "Deutsch", "Español": the name to look for by readers who can't read the rest. */
export const ownLanguageName = (language: ShopperLanguage): string => {
  const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
};
