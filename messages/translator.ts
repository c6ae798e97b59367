import { createTranslator } from "use-intl/core";
import { LANGUAGE_FACTS, SHOPPER_LANGUAGES, type ShopperLanguage } from "@/contract/vocabulary/language";
import { isolatedValues } from "./isolated";

/** Languages for shoppers; the first is the fallback. */
export const LANGUAGES = SHOPPER_LANGUAGES;
export type Language = ShopperLanguage;

/** One catalog in each language; the English texts define its keys. */
export type Catalog<Texts> = Record<Language, Texts>;

/** The available language for a language tag ("de-AT" is "de"); null for any other. */
export const knownLanguage = (tag: string): Language | null => {
  const [primary = ""] = tag.trim().toLowerCase().split(/[-_]/);
  return LANGUAGES.find((language) => language === primary) ?? null;
};

/** The same with English as the fallback. */
export const languageOf = (tag: string): Language => knownLanguage(tag) ?? "en";

/** The formats of dates, amounts and lists in that language. */
export const localeOf = (tag: string): string => LANGUAGE_FACTS[languageOf(tag)].locale;

/** The writing direction of that language: the `dir` of a page or an email. */
export const directionOf = (tag: string): "ltr" | "rtl" => LANGUAGE_FACTS[languageOf(tag)].direction;

/** Returns the texts of one catalog. */
export type Translator<Texts extends Record<string, unknown>> = ReturnType<typeof createTranslator<Texts>>;

/** A translator parses each text once and caches it: one serves every page and email of a language. */
const translators = new WeakMap<object, unknown>();

/** Returns the translator of a catalog in the language of `tag`. */
export const translator = <Texts extends Record<string, unknown>>(
  tag: string,
  catalog: Catalog<Texts>,
): Translator<Texts> => {
  const texts = catalog[languageOf(tag)];
  const known = translators.get(texts) as Translator<Texts> | undefined;
  if (known !== undefined) return known;
  const made = translatorOf(localeOf(tag), texts);
  translators.set(texts, made);
  return made;
};

/** The same for a page that loaded one language's texts. Not cached. */
export const translatorOf = <Texts extends Record<string, unknown>>(
  locale: string,
  messages: Texts,
): Translator<Texts> => {
  const t = createTranslator<Texts>({
    locale,
    messages,
    // A missing text must be found by tests, never by a shopper who reads its key.
    onError: (error) => {
      throw error;
    },
  });
  const say: (...asked: never[]) => string = t;
  const direction = directionOf(locale);
  return Object.assign((key: never, values: never) => say(key, isolatedValues(values, direction)), t);
};
