import { LANGUAGE_FACTS, SHOPPER_LANGUAGES, type ShopperLanguage } from "@/contract/vocabulary/language";
import { t } from "@/messages/dashboard/changes";
import { isNamedField } from "@/messages/dashboard/changes-names";
import { fieldWords } from "../browser/field-words";
import { mailTextWords } from "./email-words";

const isLanguage = (part: string): part is ShopperLanguage => SHOPPER_LANGUAGES.some((language) => language === part);

/** Returns the label of one part of a path: `is_gift_offered` is "Gift offered". */
export const partLabel = (part: string): string => {
  const name = part.replaceAll(/\[\d+\]/g, "");
  // Fields without a label use their API name as words.
  if (isNamedField(name)) return t(`settingFields.${name}`);
  return fieldWords(name.replace(/^(is|are|has)_(?=\w)/, ""))
    .replace(/ URL$/, " address")
    .replace(/ id$/, " ID")
    .replace(/ ids$/, " IDs");
};

/**
 * Returns the label of a changed field: `branding.translations.de.title` is "Title (German)",
 * `mailtexts.en.pass.subject` is "Return label ready: Subject (English)", `return_reasons[2].label` is "Return reasons
 * 3: Label".
 */
export const settingFieldWords = (path: string): string => {
  const parts = path.split(".");
  const place = parts.findIndex(isLanguage);
  const language = parts[place];
  if (place > 0 || (place === 0 && parts.length > 1)) {
    const rest = parts.slice(place + 1);
    const words = rest.length > 1 ? mailTextWords(rest.join(".")) : partLabel(rest[0] ?? parts[place - 1] ?? "");
    return language !== undefined && isLanguage(language)
      ? t("settingFieldWords.inLanguage", { words, language: LANGUAGE_FACTS[language].name })
      : words;
  }
  if (place === 0 && language !== undefined && isLanguage(language)) return LANGUAGE_FACTS[language].name;
  const last = parts.at(-1) ?? path;
  const list = parts.slice(0, -1).findLast((part) => /\[\d+\]$/.test(part));
  const at = /^(.*)\[(\d+)\]$/.exec(list ?? "");
  if (at === null) return partLabel(last);
  const [, name = "", index] = at;
  return t("settingFieldWords.inList", { list: partLabel(name), place: Number(index) + 1, field: partLabel(last) });
};
