import { createTranslator } from "use-intl/core";
import { LANGUAGE_FACTS, SHOPPER_LANGUAGES, type ShopperLanguage } from "@/contract/vocabulary/language";
import { isolatedValues } from "./isolated";

/** Languages that shoppers are written to in; the first stands in for all others. */
export const LANGUAGES = SHOPPER_LANGUAGES;
export type Language = ShopperLanguage;

/** The texts of one matter in each language; those of English say which there are. */
export type Catalog<Texts> = Record<Language, Texts>;

/** The language of ours that a language tag asks for ("de-AT" is "de"); null for any other. */
export const knownLanguage = (tag: string): Language | null => {
  const [primary = ""] = tag.trim().toLowerCase().split(/[-_]/);
  return LANGUAGES.find((language) => language === primary) ?? null;
};

/** The same where something has to be said in any case: English for any other. */
export const languageOf = (tag: string): Language => knownLanguage(tag) ?? "en";

/** How dates, amounts and lists are written in that language. */
export const localeOf = (tag: string): string => LANGUAGE_FACTS[languageOf(tag)].locale;

/** Which way that language runs: what `dir` of a page or an email says. */
export const directionOf = (tag: string): "ltr" | "rtl" => LANGUAGE_FACTS[languageOf(tag)].direction;

/** Says the texts of one catalog. */
export type Translator<Texts extends Record<string, unknown>> = ReturnType<typeof createTranslator<Texts>>;

/** A translator reads each text once and keeps what it has read: one serves every page and mail of a language. */
const translators = new WeakMap<object, unknown>();

/** Formats the texts of a catalog in the language of `tag`. */
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

/** The same for whom a page brought the texts of one language. Made anew at every call. */
export const translatorOf = <Texts extends Record<string, unknown>>(
  locale: string,
  messages: Texts,
): Translator<Texts> => {
  const t = createTranslator<Texts>({
    locale,
    messages,
    // A text that is not there must be found by tests, never by a shopper who reads its name.
    onError: (error) => {
      throw error;
    },
  });
  const say: (...asked: never[]) => string = t;
  const direction = directionOf(locale);
  return Object.assign((key: never, values: never) => say(key, isolatedValues(values, direction)), t);
};
