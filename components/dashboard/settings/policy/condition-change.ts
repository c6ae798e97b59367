import { ACTIVITY_FACTS } from "@/contract/vocabulary/activity";
import { t } from "@/messages/dashboard/settings-policy";
import type { ChangedField, ToldField } from "../../controls/changed-fields";
import type { ConditionsValue } from "../types";
import {
  daysWords,
  feeWords,
  keepWords,
  moneyWords,
  NEVER_RETURNED,
  type RuleSetName,
  returnableWords,
  ruleSetWords,
} from "./policy-words";
import { type RuleReader, type RuleWhen, ruleSentence } from "./rule-words";

/** Describes a changed field of return conditions as its form does, with rules as sentences; null for other fields. */
export const conditionChange = ({ name, before, after }: ChangedField, reader: RuleReader): ToldField | null => {
  const told = FIELDS[name];
  if (told === undefined) return null;
  const was = before === null && after !== null && name !== "return_period_days" ? [] : told.words(before, reader);
  const is = told.words(after, reader);
  // Of a list of rules, only added and removed ones are shown.
  const gone = was.filter((text) => !is.includes(text));
  const come = is.filter((text) => !was.includes(text));
  const same = gone.length + come.length === 0 ? [t("conditionChange.same")] : come;
  return { label: told.label(), gone, come: same };
};

type Words = { label: () => string; words: (value: unknown, reader: RuleReader) => readonly string[] };

/** The audit log stores the API's representation, in which a field name always has the same shape. */
const of = <T>(label: () => string, words: (value: T, reader: RuleReader) => readonly string[]): Words => ({
  label,
  words: (value, reader) => words(value as T, reader),
});

const rules = <R extends { whens: readonly RuleWhen[] }>(
  label: () => string,
  then: (rule: R, reader: RuleReader) => string,
): Words =>
  of<readonly R[] | null>(label, (list, reader) =>
    list === null || list.length === 0
      ? [t("conditionChange.noRules")]
      : list.map((rule) => ruleSentence(rule.whens, then(rule, reader), reader)),
  );

const either = (label: () => string, yes = () => t("conditionChange.yes"), no = () => t("conditionChange.no")): Words =>
  of<boolean>(label, (is) => [is ? yes() : no()]);

const days = (label: () => string): Words => of<number>(label, (count) => [daysWords(count === 0 ? null : count)]);

const ruleSet = (name: RuleSetName): [string, Words][] => {
  const word = (part: keyof ReturnType<typeof ruleSetWords>) => () => ruleSetWords(name)[part];
  return [
    [`${name}.always`, either(word("label"), word("always"), word("rules"))],
    [`${name}.options`, rules(word("label"), word("then"))],
  ];
};

type Of<Name extends "windows" | "eligibility" | "fees" | "risk"> = ConditionsValue[Name][number];

const FIELDS: Readonly<Record<string, Words>> = {
  return_period_days: of<number | null>(
    () => t("policyForm.window"),
    (count) => [daysWords(count)],
  ),
  windows: rules<Of<"windows">>(
    () => t("conditionChange.windows"),
    (rule) => daysWords(rule.return_period_days),
  ),
  max_days_to_send_package: days(() => t("policyForm.sendWithin")),
  ...Object.fromEntries(
    NEVER_RETURNED.map((name) => [
      name,
      of<readonly string[]>(
        () => t(`conditionChange.notReturnable.${name}`),
        (ids) => (ids.length === 0 ? [t("conditionChange.none")] : ids),
      ),
    ]),
  ),
  eligibility: rules<Of<"eligibility">>(() => t("conditionChange.eligibility"), returnableWords),
  "keep_your_item.enabled": either(() => t("keepBlock.enabled")),
  "keep_your_item.photo_above": of<number | null>(
    () => t("conditionChange.photoAbove"),
    (above, { currency }) => [
      above === null ? t("conditionChange.never") : t("conditionChange.above", { amount: moneyWords(above, currency) }),
    ],
  ),
  "keep_your_item.options": rules<ConditionsValue["keep_your_item"]["options"][number]>(
    () => t("conditionChange.keepRules"),
    keepWords,
  ),
  ...Object.fromEntries((["pay_for_logistics", "require_authorization", "upload_documents"] as const).flatMap(ruleSet)),
  fees: rules<Of<"fees">>(
    () => t("costBlock.fees"),
    (fee, { currency }) => feeWords(fee, currency),
  ),
  payments_enabled: either(() => t("costBlock.charge")),
  risk: rules<Of<"risk">>(
    () => t("policyForm.byRiskScore"),
    ({ effect }) => t(`policyWords.effects.${effect}`),
  ),
  skip_fraud_detection: either(() => t("policyForm.skipRisk")),
  review_flow: of<ConditionsValue["review_flow"]>(
    () => t("handlingBlock.whenReceived"),
    (flow) => [t(`policyWords.flows.${flow}`)],
  ),
  review_auto_complete_days: of<number>(
    () => t("handlingBlock.missingAfter"),
    (count) => [count === 0 ? t("conditionChange.never") : daysWords(count)],
  ),
  start_return_on_platform_time: of<ConditionsValue["start_return_on_platform_time"]>(
    () => t("handlingBlock.openInShop"),
    (time) => [t(`policyWords.openings.${time}`)],
  ),
  skip_workflow_activities: of<ConditionsValue["skip_workflow_activities"]>(
    () => t("conditionChange.skippedSteps"),
    (names) => (names.length === 0 ? [t("conditionChange.none")] : names.map((name) => ACTIVITY_FACTS[name].words)),
  ),
};
