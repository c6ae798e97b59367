import { formatMoney } from "@/contract/vocabulary/format-money";
import { t } from "@/messages/dashboard/settings-policy";
import { LOCALE } from "../../../ui/age";
import type { ChargeValue } from "../charge-setting";
import type { ConditionsValue } from "../types";

/** The dashboard's texts for return conditions, for the form and for the history of changes. */

/** Incomplete numbers are shown as typed. */
export const daysWords = (days: number | null): string =>
  days === null ? t("policyWords.noLimit") : t("policyWords.days", { count: Number(days), days: String(days) });

export const returnableWords = ({ is_returnable }: ConditionsValue["eligibility"][number]): string =>
  is_returnable ? t("policyWords.returnable") : t("policyWords.notReturnable");

export const keepWords = (rule: ConditionsValue["keep_your_item"]["options"][number]): string => {
  const percent = String(rule.refund_percentage);
  return rule.force_keep_your_item ? t("policyWords.kept", { percent }) : t("policyWords.mayKeep", { percent });
};

export const feeWords = (fee: ConditionsValue["fees"][number], currency: string): string =>
  t(`policyWords.feeOf.${fee.type}`, { amount: chargeWords(fee, currency) });

export const moneyWords = (minor: number, currency: string): string => formatMoney(minor, currency, LOCALE);

const chargeWords = ({ total, rate_basis_points: rate }: ChargeValue, currency: string): string => {
  if (rate !== undefined) return `${Number(rate) / 100}%`;
  return Number.isSafeInteger(total) ? moneyWords(total ?? 0, currency) : String(total);
};

export type RuleSetName = "pay_for_logistics" | "require_authorization" | "upload_documents";

/** Texts for what always applies, and for what applies if a rule matches. */
export const ruleSetWords = (name: RuleSetName) => ({
  label: t(`ruleSet.${name}.label`),
  always: t(`ruleSet.${name}.always`),
  rules: t(`ruleSet.${name}.rules`),
  then: t(`ruleSet.${name}.then`),
  empty: t(`ruleSet.${name}.empty`),
});

export const NEVER_RETURNED = [
  "non_returnable_product_ids",
  "non_returnable_category_ids",
  "non_returnable_collection_ids",
  "non_returnable_brand_ids",
  "non_returnable_tag_ids",
  "non_returnable_order_tag_ids",
] as const;
