import { perLanguage, type ShopperLanguage } from "@/contract/vocabulary/language";
import { isolatedValues } from "@/messages/isolated";
import { directionOf } from "@/messages/translator";
import { MAIL_TEXTS, type MailWriter, mailWriter } from "./mail-texts";

/** A store's own texts, by key. */
export type OwnTexts = Readonly<Record<string, string>>;

/** The emails about a return; the receipt of a withdrawal keeps its wording, which the law requires. */
const MAILS = [
  ...["approval_needed", "approved", "refused", "label_promised", "pass", "own", "replaced", "kept"],
  ...["reminder_3", "reminder_1", "handed_over", "arrived", "result", "refund_sent", "canceled", "message"],
  "payment_returned",
] as const;

/** Values that every text of an email may use; the email about a payment for an unconfirmed return has no items. */
const BASE = ["items", "order", "store", "code"] as const;
const BASE_OF: Readonly<Partial<Record<string, readonly string[]>>> = { payment_returned: ["order", "store", "code"] };
/** The values of `BASE` in one email. */
export type BaseValues = Readonly<Partial<Record<(typeof BASE)[number], string>>>;

/** Keys of single-line texts. */
const LINE = /^(subject|preheader|headline|action)/;

type Field = { key: string; variables: string[]; isLine: boolean; standard: Record<ShopperLanguage, string> };

const textsOf = (language: ShopperLanguage, mail: string): Readonly<Record<string, unknown>> => {
  const mails: Readonly<Record<string, unknown>> = MAIL_TEXTS[language];
  const texts = mails[mail];
  return typeof texts === "object" && texts !== null ? { ...texts } : {};
};

const variablesOf = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name)),
];

const fieldsOf = (mail: string): Field[] => {
  const texts = textsOf("en", mail);
  // Values in the subject or preview line that exist in every case.
  const shared = [...variablesOf(`${texts.subject} ${texts.preheader}`), ...(BASE_OF[mail] ?? BASE)];
  return Object.entries(texts).flatMap(([name, text]) => {
    if (typeof text !== "string") return [];
    return [
      {
        ...{ key: `${mail}.${name}`, isLine: LINE.test(name) },
        variables: [...new Set([...variablesOf(text), ...shared])],
        standard: perLanguage((language) => String(textsOf(language, mail)[name] ?? "")),
      },
    ];
  });
};

/** The texts that a store may write itself, by email in the order of a return. */
export const MAIL_TEXT_FIELDS: readonly { name: string; fields: readonly Field[] }[] = MAILS.map((name) => ({
  name,
  fields: fieldsOf(name),
}));

const FIELDS = new Map(MAIL_TEXT_FIELDS.flatMap(({ fields }) => fields.map((field) => [field.key, field] as const)));

/** What is wrong with a store's text, as words that end a sentence about it; null: nothing. */
export const checkOwnText = (key: string, text: string): string | null => {
  const field = FIELDS.get(key);
  if (field === undefined) return "is no text that a store writes itself";
  if (field.isLine && /[\r\n]/.test(text)) return "must be one line";
  const [wrong] = text.match(/\{[^{}]*\}?|\}/g)?.filter((part) => !field.variables.includes(part.slice(1, -1))) ?? [];
  return wrong === undefined ? null : wrongBraces(wrong, field.variables);
};

/** A suggestion for braces that aren't a variable of the text. */
const wrongBraces = (part: string, variables: readonly string[]): string => {
  const named = /\w+/.exec(part)?.[0] ?? "";
  const meant = variables.find((name) => name.toLowerCase() === named.toLowerCase());
  if (meant !== undefined) return `has “${part.trim()}”: write {${meant}}`;
  const known = variables.map((name) => `{${name}}`).join(", ");
  const what = /^\{\w+\}$/.test(part) ? `has no variable ${part}` : `has “${part.trim()}”, which isn't a variable`;
  return `${what}: use one of ${known}, or leave out the braces`;
};

/** Fills a store's text with the values of an email. A missing value leaves no gap. */
export const fillOwnText = (text: string, values: Record<string, string | number> = {}, lang = "en"): string => {
  const shown: Record<string, string | number> = isolatedValues(values, directionOf(lang));
  return text
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => String(shown[name] ?? ""))
    .replaceAll(/ {2,}/g, " ")
    .trim();
};

/**
 * The writer of a store's emails: uses its own texts where it has some, which may use `base` besides the values of each
 * text.
 */
export const ownWriter = (of: { lang: string; timeZone: string; texts: OwnTexts; base: BaseValues }): MailWriter => {
  const own = Object.entries(of.texts).map(
    ([key, text]) =>
      [
        key,
        (values?: Record<string, string | number>) => fillOwnText(text, { ...of.base, ...values }, of.lang),
      ] as const,
  );
  return mailWriter({ lang: of.lang, timeZone: of.timeZone, own: Object.fromEntries(own) });
};
