import { SHOPPER_LANGUAGES, type ShopperLanguage } from "@/contract/vocabulary/language";
import { isolatedValues } from "@/messages/isolated";
import { MAIL_TEXTS, type MailWriter, mailWriter } from "./mail-texts";

/** Texts that a store writes itself, by their place. */
export type OwnTexts = Readonly<Record<string, string>>;

/** The emails on the way of a return; a declaration of withdrawal keeps its wording, which the law asks for. */
const MAILS = [
  ...["approval_needed", "approved", "refused", "label_promised", "pass", "own", "replaced", "kept"],
  ...["reminder_3", "reminder_1", "handed_over", "arrived", "result", "refund_sent", "canceled", "message"],
] as const;

/** Names of texts that are one line. */
const LINE = /^(subject|preheader|headline|action)/;

type Field = { key: string; variables: string[]; isLine: boolean; standard: Record<ShopperLanguage, string> };

const textsOf = (language: ShopperLanguage, mail: string): Readonly<Record<string, unknown>> => {
  const mails: Readonly<Record<string, unknown>> = MAIL_TEXTS[language];
  const texts = mails[mail];
  return typeof texts === "object" && texts !== null ? { ...texts } : {};
};

/** A text with a choice in it, by number or by kind, stays as it is: a store would have to write each case. */
const isPlain = (text: string): boolean => !/\{\w+\s*,/.test(text);

const variablesOf = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name)),
];

const fieldsOf = (mail: string): Field[] => {
  return Object.entries(textsOf("en", mail)).flatMap(([name, text]) => {
    if (typeof text !== "string" || !isPlain(text)) return [];
    const standard = Object.fromEntries(
      SHOPPER_LANGUAGES.map((language) => [language, String(textsOf(language, mail)[name] ?? "")]),
    );
    return [
      {
        ...{ key: `${mail}.${name}`, variables: variablesOf(text), isLine: LINE.test(name) },
        standard: standard as Field["standard"],
      },
    ];
  });
};

/** The texts that a store may write itself, email by email in the order of a return. */
export const MAIL_TEXT_FIELDS: readonly { name: string; fields: readonly Field[] }[] = MAILS.map((name) => ({
  name,
  fields: fieldsOf(name),
}));

const FIELDS = new Map(MAIL_TEXT_FIELDS.flatMap(({ fields }) => fields.map((field) => [field.key, field] as const)));

/** What is wrong with a text of a store, in words that end a sentence about it; null: nothing. */
export const checkOwnText = (key: string, text: string): string | null => {
  const field = FIELDS.get(key);
  if (field === undefined) return "is no text that a store writes itself";
  if (field.isLine && /[\r\n]/.test(text)) return "must be one line";
  const unknown = variablesOf(text).find((name) => !field.variables.includes(name));
  if (unknown === undefined)
    return /[{}]/.test(text.replaceAll(/\{\w+\}/g, "")) ? "has a brace without a variable" : null;
  const known = field.variables.map((name) => `{${name}}`).join(", ");
  return `has no variable {${unknown}}; ${known === "" ? "there is none here" : `there is ${known}`}`;
};

/** A text of a store with the values of a mail. A value that the mail does not have leaves nothing behind. */
export const fillOwnText = (text: string, values: Record<string, string | number> = {}): string => {
  const shown: Record<string, string | number> = isolatedValues(values);
  return text
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => String(shown[name] ?? ""))
    .replaceAll(/ {2,}/g, " ")
    .trim();
};

/** The writer of a store's mails: its own texts where it has some. */
export const ownWriter = (of: { lang: string; timeZone: string; texts: OwnTexts }): MailWriter => {
  const own = Object.entries(of.texts).map(
    ([key, text]) => [key, (values?: Record<string, string | number>) => fillOwnText(text, values)] as const,
  );
  return mailWriter({ lang: of.lang, timeZone: of.timeZone, own: Object.fromEntries(own) });
};
