/**
 * Languages that portal and emails are written in; the first stands in for all others. A new one is a member here, its
 * facts below, its texts in messages/, and its words in standard-reasons.ts.
 */
export const SHOPPER_LANGUAGES = ["en", "de", "es", "fr", "it", "nl", "pl", "pt", "sv", "da", "ar"] as const;
export type ShopperLanguage = (typeof SHOPPER_LANGUAGES)[number];

export type LanguageFacts = {
  /** What staff call it. */
  readonly name: string;
  /** How dates, amounts and lists are written. */
  readonly locale: string;
  readonly direction: "ltr" | "rtl";
};

export const LANGUAGE_FACTS: Readonly<Record<ShopperLanguage, LanguageFacts>> = {
  // As it is written in Europe: the day before the month.
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
  // The digits of prices, codes and order numbers are those that the shop's own pages use.
  ar: { name: "Arabic", locale: "ar-u-nu-latn", direction: "rtl" },
};

/** One value for each language. */
export const perLanguage = <T>(of: (language: ShopperLanguage) => T): Record<ShopperLanguage, T> => ({
  ...{ en: of("en"), de: of("de"), es: of("es"), fr: of("fr"), it: of("it"), nl: of("nl") },
  ...{ pl: of("pl"), pt: of("pt"), sv: of("sv"), da: of("da"), ar: of("ar") },
});

/** Parts of one line, set apart as that language does it ("ar-EG" is Arabic): "Rain jacket, L". What is empty is left out. */
export const listed = (parts: readonly (string | null | undefined)[], tag: string): string =>
  parts.filter(Boolean).join(commaOf(tag));

/** What sets them apart. */
export const commaOf = (tag: string): string => (/^ar\b/.test(tag) ? "\u060c " : ", ");

/** "Deutsch", "Español": what people look for who cannot read the rest. */
export const ownLanguageName = (language: ShopperLanguage): string => {
  const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
};
