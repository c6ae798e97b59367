import type { ShopperLanguage } from "@/contract/vocabulary/language";

/** What staff call the languages of the portal. */
export const LANGUAGE_WORDS: Record<ShopperLanguage, string> = {
  en: "English",
  de: "German",
  es: "Spanish",
  fr: "French",
  it: "Italian",
};
