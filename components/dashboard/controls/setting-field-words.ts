import { LANGUAGE_FACTS, SHOPPER_LANGUAGES, type ShopperLanguage } from "@/contract/vocabulary/language";
import { EDITABLE_SETTINGS, type EditableSetting } from "@/contract/vocabulary/store-setting";
import { t } from "@/messages/dashboard/changes";
import { isNamedField } from "@/messages/dashboard/changes-names";
import { t as form } from "@/messages/dashboard/settings";
import { fieldWords } from "../browser/field-words";
import { mailTextWords } from "./email-words";
import { settingLabel } from "./setting-labels";

const isLanguage = (part: string | undefined): part is ShopperLanguage =>
  SHOPPER_LANGUAGES.some((language) => language === part);
const isSetting = (part: string | undefined): part is EditableSetting =>
  EDITABLE_SETTINGS.some((setting) => setting === part);

/** Returns the label of one part of a path that no form has: `is_gift_offered` is "Gift offered". */
const partLabel = (part: string): string => {
  const name = part.replaceAll(/\[\d+\]/g, "");
  // Fields without a label use their API name as words.
  if (isNamedField(name)) return t(`settingFields.${name}`);
  return fieldWords(name.replace(/^(is|are|has)_(?=\w)/, ""))
    .replace(/ URL$/, " address")
    .replace(/ id$/, " ID")
    .replace(/ ids$/, " IDs");
};

const fieldLabel = (path: string, setting: EditableSetting | undefined): string =>
  (setting && settingLabel(setting, path)) ?? partLabel(path.split(".").at(-1) ?? path);

/** Returns the label of a field by its whole path, which begins with the setting's name unless `of` gives it. */
export const memberLabel = (path: string, of?: EditableSetting): string => {
  const { setting, rest } = placeOf(path, of);
  return fieldLabel(rest, setting);
};

/** Splits the setting off a path that begins with it. */
const placeOf = (path: string, of: EditableSetting | undefined) => {
  const [first] = path.split(".");
  return of === undefined && isSetting(first) && path !== first
    ? { setting: first, rest: path.slice(first.length + 1) }
    : { setting: of, rest: path };
};

/**
 * Returns the label of a field by its whole path: `branding.translations.de.title` is "Title (German)",
 * `mailtexts.en.pass.subject` is "Return label ready: Subject (English)", `ecommerce.return_reasons[2].name` is "Return
 * reasons 3: Code". The path begins with the setting's name, unless `of` gives it.
 */
export const settingFieldWords = (path: string, of?: EditableSetting): string => {
  const { setting, rest } = placeOf(path, of);
  const parts = rest.split(".");
  const place = parts.findIndex(isLanguage);
  if (place >= 0) return inLanguage(parts, { place, setting });
  const label = fieldLabel(parts.join("."), setting);
  const listAt = parts.slice(0, -1).findLastIndex((part) => /\[\d+\]$/.test(part));
  if (listAt < 0) return label;
  const [, index] = /\[(\d+)\]$/.exec(parts[listAt] ?? "") ?? [];
  const list = fieldLabel(parts.slice(0, listAt + 1).join("."), setting);
  return t("settingFieldWords.inList", { list, place: Number(index) + 1, field: label });
};

type InLanguage = { place: number; setting: EditableSetting | undefined };

/** The name of a text in one language: of an email, of the branding, of a reason, or of the accessibility statement. */
const inLanguage = (parts: readonly string[], { place, setting }: InLanguage): string => {
  const language = parts[place];
  if (!isLanguage(language)) return "";
  const { name } = LANGUAGE_FACTS[language];
  const rest = parts.slice(place + 1);
  if (rest.length === 0 && place === 0)
    return setting === "accessibility" ? form("accessibilityForm.statement", { language: name }) : name;
  const words =
    rest.length > 1
      ? mailTextWords(rest.join("."))
      : rest.length === 1
        ? fieldLabel(rest.join("."), setting)
        : settingFieldWords(parts.slice(0, place).join("."), setting);
  return t("settingFieldWords.inLanguage", { words, language: name });
};
