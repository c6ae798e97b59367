import { ACTIVITY_FACTS } from "@/contract/vocabulary/activity";
import type { ChangedField, ToldField } from "../../controls/changed-fields";
import type { ConditionsValue } from "../types";
import {
  daysWords,
  EFFECT_WORDS,
  FLOW_WORDS,
  feeWords,
  keepWords,
  moneyWords,
  NEVER_RETURNED,
  OPENING_WORDS,
  RULE_SETS,
  type RuleSetName,
  returnableWords,
} from "./policy-words";
import { type RuleReader, type RuleWhen, ruleSentence } from "./rule-words";

/** A changed field of return conditions as its form says it, rules as sentences; null for a field that is none of them. */
export const conditionChange = ({ name, before, after }: ChangedField, reader: RuleReader): ToldField | null => {
  const told = FIELDS[name];
  if (told === undefined) return null;
  const was = before === null && after !== null && name !== "return_period_days" ? [] : told.words(before, reader);
  const is = told.words(after, reader);
  // Of a list of rules only those that came and went are told.
  const gone = was.filter((text) => !is.includes(text));
  const come = is.filter((text) => !was.includes(text));
  const same = gone.length + come.length === 0 ? ["the same, called or ordered otherwise"] : come;
  return { label: told.label, gone, come: same };
};

type Words = { label: string; words: (value: unknown, reader: RuleReader) => readonly string[] };

/** The audit log keeps what the API shows: a field of a name has its one shape. */
const of = <T>(label: string, words: (value: T, reader: RuleReader) => readonly string[]): Words => ({
  label,
  words: (value, reader) => words(value as T, reader),
});

const rules = <R extends { whens: readonly RuleWhen[] }>(
  label: string,
  then: (rule: R, reader: RuleReader) => string,
): Words =>
  of<readonly R[] | null>(label, (list, reader) =>
    list === null || list.length === 0
      ? ["no rules"]
      : list.map((rule) => ruleSentence(rule.whens, then(rule, reader), reader)),
  );

const either = (label: string, yes = "yes", no = "no"): Words => of<boolean>(label, (is) => [is ? yes : no]);
const days = (label: string): Words => of<number>(label, (count) => [daysWords(count === 0 ? null : count)]);

const ruleSet = (name: RuleSetName): [string, Words][] => {
  const { label, always, rules: byRules, then } = RULE_SETS[name];
  return [
    [`${name}.always`, either(label, always, byRules)],
    [`${name}.options`, rules(label, () => then)],
  ];
};

type Of<Name extends "windows" | "eligibility" | "fees" | "risk"> = ConditionsValue[Name][number];

const FIELDS: Readonly<Record<string, Words>> = {
  return_period_days: of<number | null>("Returns are taken for", (count) => [daysWords(count)]),
  windows: rules<Of<"windows">>("Exceptions to the return window", (rule) => daysWords(rule.return_period_days)),
  max_days_to_send_package: days("The parcel must be sent within"),
  ...Object.fromEntries(
    NEVER_RETURNED.map(([name, word]) => [
      name,
      of<readonly string[]>(`Not returnable: ${word.toLowerCase()}`, (ids) => (ids.length === 0 ? ["none"] : ids)),
    ]),
  ),
  eligibility: rules<Of<"eligibility">>("What can be returned", returnableWords),
  "keep_your_item.enabled": either("Some items may be kept"),
  "keep_your_item.photo_above": of<number | null>("Photo for full refunds of what is kept", (above, { currency }) => [
    above === null ? "never" : `above ${moneyWords(above, currency)}`,
  ]),
  "keep_your_item.options": rules<ConditionsValue["keep_your_item"]["options"][number]>("What may be kept", keepWords),
  ...Object.fromEntries(
    ["pay_for_logistics", "require_authorization", "upload_documents"].flatMap((name) => ruleSet(name as RuleSetName)),
  ),
  fees: rules<Of<"fees">>("Fees", (fee, { currency }) => feeWords(fee, currency)),
  payments_enabled: either("Charge the shopper if fees exceed the refund"),
  risk: rules<Of<"risk">>("By risk score", ({ effect }) => EFFECT_WORDS[effect]),
  skip_fraud_detection: either("Turn off risk scoring"),
  review_flow: of<ConditionsValue["review_flow"]>("A parcel that arrives", (flow) => [FLOW_WORDS[flow]]),
  review_auto_complete_days: of<number>("Mark uninspected items missing after", (count) => [
    count === 0 ? "never" : daysWords(count),
  ]),
  start_return_on_platform_time: of<ConditionsValue["start_return_on_platform_time"]>(
    "The return is opened in the shop",
    (time) => [OPENING_WORDS[time]],
  ),
  skip_workflow_activities: of<ConditionsValue["skip_workflow_activities"]>("Steps that are left out", (names) =>
    names.length === 0 ? ["none"] : names.map((name) => ACTIVITY_FACTS[name].words),
  ),
};
