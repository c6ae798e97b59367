import { countryName } from "@/contract/vocabulary/country";
import { formatMoney } from "@/contract/vocabulary/format-money";
import type { PolicyField, PolicyOp } from "@/contract/vocabulary/policy";
import { FIELD_KINDS, FIELD_WORDS } from "@/contract/vocabulary/policy-fields";
import { REFUND_OPTION_LABELS } from "@/contract/vocabulary/refund-option";
import { LOCALE } from "../../../ui/age";
import { RETURN_METHOD_WORDS } from "../setting-words";

export type RuleValue = string | number | readonly string[] | readonly number[] | null;
export type RuleWhen = { readonly field: PolicyField; readonly op: PolicyOp; readonly value: RuleValue };

/** What turns values into words: the store's currency, and its reasons. */
export type RuleReader = {
  readonly currency: string;
  readonly reasons: readonly (readonly [name: string, label: string])[];
};

/** A rule as a sentence: "If the country is Germany or Austria and the unit value is below €10.00: 60 days". */
export const ruleSentence = (whens: readonly RuleWhen[], then: string, reader: RuleReader): string =>
  whens.length === 0
    ? `For everything: ${then}`
    : `If ${whens.map((when) => whenWords(when, reader)).join(" and ")}: ${then}`;

/** One condition: "the reason is not Too small". */
export const whenWords = ({ field, op, value }: RuleWhen, reader: RuleReader): string => {
  const word = (one: string | number) => valueWord(field, one, reader);
  const list = listOf(value);
  const subject = `the ${FIELD_WORDS[field]}`;
  const is = FIELD_KINDS[field] === "IDS" || FIELD_KINDS[field] === "WORDS" || field.startsWith("days_") ? "are" : "is";
  switch (op) {
    case "eq":
    case "in":
      return `${subject} ${is} ${orList(list.map(word))}`;
    case "neq":
    case "not_in":
      return `${subject} ${is} not ${orList(list.map(word))}`;
    case "contains_any":
      return `${subject} include ${orList(list.map(word))}`;
    case "contains_all":
      return `${subject} include ${andList(list.map(word))}`;
    case "contains_none":
      return `${subject} do not include ${orList(list.map(word))}`;
    case "gt":
      return `${subject} ${is} above ${word(list[0] ?? "")}`;
    case "gte":
      return `${subject} ${is} ${word(list[0] ?? "")} or more`;
    case "lt":
      return `${subject} ${is} below ${word(list[0] ?? "")}`;
    case "lte":
      return `${subject} ${is} ${word(list[0] ?? "")} or less`;
    case "between":
      return `${subject} ${is} between ${word(list[0] ?? "")} and ${word(list[1] ?? "")}`;
    case "is_known":
      return `${subject} ${is} known`;
    case "is_unknown":
      return `${subject} ${is} not known`;
  }
};

const listOf = (value: RuleValue): readonly (string | number)[] =>
  typeof value === "string" || typeof value === "number" ? [value] : (value ?? []);

/** What a comparison is called where it is chosen. */
export const OP_WORDS: Record<PolicyOp, string> = {
  eq: "is",
  neq: "is not",
  in: "is one of",
  not_in: "is none of",
  contains_any: "include one of",
  contains_all: "include all of",
  contains_none: "include none of",
  gt: "is above",
  gte: "is at least",
  lt: "is below",
  lte: "is at most",
  between: "is between",
  is_known: "is known",
  is_unknown: "is not known",
};

const valueWord = (field: PolicyField, value: string | number, { currency, reasons }: RuleReader): string => {
  if (value === "") return "…";
  if (FIELD_KINDS[field] === "MINOR" && Number.isSafeInteger(value))
    return formatMoney(Number(value), currency, LOCALE);
  const text = String(value);
  if (field === "country") return countryName(text, LOCALE);
  if (field === "reason") return reasons.find(([name]) => name === text)?.[1] ?? text;
  if (field === "refund_option") return WORDS[text] ?? text;
  return field === "return_method" ? (WORDS[text] ?? text) : text;
};

const WORDS: Readonly<Record<string, string>> = { ...REFUND_OPTION_LABELS, ...RETURN_METHOD_WORDS };

const orList = (words: readonly string[]): string =>
  new Intl.ListFormat("en-GB", { type: "disjunction" }).format(words);
const andList = (words: readonly string[]): string =>
  new Intl.ListFormat("en-GB", { type: "conjunction" }).format(words);
