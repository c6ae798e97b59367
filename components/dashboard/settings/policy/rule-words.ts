import { countryName } from "@/contract/vocabulary/country";
import { formatMoney } from "@/contract/vocabulary/format-money";
import type { PolicyField, PolicyOp } from "@/contract/vocabulary/policy";
import { FIELD_KINDS, FIELD_WORDS } from "@/contract/vocabulary/policy-fields";
import { REFUND_OPTION_LABELS, REFUND_OPTIONS } from "@/contract/vocabulary/refund-option";
import { RETURN_METHODS } from "@/contract/vocabulary/return-method";
import { t } from "@/messages/dashboard/settings-policy";
import { LOCALE } from "../../../ui/age";
import { returnMethodWords } from "../setting-words";

export type RuleValue = string | number | readonly string[] | readonly number[] | null;
export type RuleWhen = { readonly field: PolicyField; readonly op: PolicyOp; readonly value: RuleValue };

/** What values need to be shown as text: the store's currency and its reasons. */
export type RuleReader = {
  readonly currency: string;
  readonly reasons: readonly (readonly [name: string, label: string])[];
};

/** Formats a rule as a sentence: "If the country is Germany or Austria and the unit value is below €10.00: 60 days". */
export const ruleSentence = (whens: readonly RuleWhen[], then: string, reader: RuleReader): string =>
  whens.length === 0
    ? t("ruleWords.ruleForAll", { then })
    : t("ruleWords.rule", {
        conditions: whens
          .map((when) => whenWords(when, reader))
          .reduce((first, second) => t("ruleWords.and", { first, second })),
        then,
      });

/** Formats one condition: "the reason is not Too small". */
export const whenWords = ({ field, op, value }: RuleWhen, reader: RuleReader): string => {
  const word = (one: string | number) => valueWord(field, one, reader);
  const list = listOf(value);
  const values = op === "contains_all" ? andList(list.map(word)) : orList(list.map(word));
  const [first = "", second = ""] = list;
  const kind = FIELD_KINDS[field];
  const isMany = kind === "IDS" || kind === "WORDS" || kind === "DAYS";
  return t(`ruleWords.when.${op}`, {
    ...{ fact: FIELD_WORDS[field], isMany: String(isMany), values },
    ...{ value: word(first), limit: word(second) },
  });
};

const listOf = (value: RuleValue): readonly (string | number)[] =>
  typeof value === "string" || typeof value === "number" ? [value] : (value ?? []);

const valueWord = (field: PolicyField, value: string | number, { currency, reasons }: RuleReader): string => {
  if (value === "") return "…";
  if (FIELD_KINDS[field] === "MINOR" && Number.isSafeInteger(value))
    return formatMoney(Number(value), currency, LOCALE);
  const text = String(value);
  if (field === "country") return countryName(text, LOCALE);
  if (field === "reason") return reasons.find(([name]) => name === text)?.[1] ?? text;
  if (field === "refund_option") return wordIn(REFUND_OPTIONS, text, (option) => REFUND_OPTION_LABELS[option]);
  return field === "return_method" ? wordIn(RETURN_METHODS, text, returnMethodWords) : text;
};

/** A text that is none of them is left as it is, since it may be incomplete. */
const wordIn = <V extends string>(all: readonly V[], text: string, wordOf: (one: V) => string): string => {
  const known = all.find((each) => each === text);
  return known === undefined ? text : wordOf(known);
};

const orList = (words: readonly string[]): string => new Intl.ListFormat(LOCALE, { type: "disjunction" }).format(words);
const andList = (words: readonly string[]): string =>
  new Intl.ListFormat(LOCALE, { type: "conjunction" }).format(words);
