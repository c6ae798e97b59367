import { formatMoney } from "@/contract/vocabulary/format-money";
import type { ReviewFlow, RiskEffect, StartReturnOnPlatformTime } from "@/contract/vocabulary/policy";
import type { FeeType } from "@/contract/vocabulary/refund-option";
import { LOCALE } from "../../../ui/age";
import type { ChargeValue } from "../charge-setting";
import type { ConditionsValue } from "../types";

/** What is staff's for the machine's words in return conditions: where they are edited, and where their changes are told. */

export const daysWords = (days: number | null): string => (days === null ? "no limit" : `${days} days`);

export const returnableWords = ({ is_returnable }: ConditionsValue["eligibility"][number]): string =>
  is_returnable ? "it can be returned" : "it cannot be returned";

export const keepWords = (rule: ConditionsValue["keep_your_item"]["options"][number]): string =>
  `${rule.force_keep_your_item ? "it is kept" : "it may be kept"}, ${rule.refund_percentage} % is refunded`;

export const FEE_WORDS: Record<FeeType, string> = {
  RETURN_FEE: "Return fee",
  SHIPPING_FEE: "Shipping fee",
  RESTOCK_FEE: "Restocking fee",
};

export const feeWords = (fee: ConditionsValue["fees"][number], currency: string): string =>
  `${FEE_WORDS[fee.type].toLowerCase()} of ${chargeWords(fee, currency)}`;

export const moneyWords = (minor: number, currency: string): string => formatMoney(minor, currency, LOCALE);

const chargeWords = ({ total, rate_basis_points: rate }: ChargeValue, currency: string): string => {
  if (rate !== undefined) return `${Number(rate) / 100}%`;
  return Number.isSafeInteger(total) ? moneyWords(total ?? 0, currency) : String(total);
};

export const EFFECT_WORDS: Record<RiskEffect, string> = {
  REQUIRE_AUTHORIZATION: "it needs approval first",
  HOLD_REFUND: "the refund is held for review",
};

export type RuleSetName = "pay_for_logistics" | "require_authorization" | "upload_documents";

type RuleSetWords = {
  label: string;
  /** What holds always, and what only where a rule fits. */
  always: string;
  rules: string;
  then: string;
  empty: string;
};

export const RULE_SETS: Record<RuleSetName, RuleSetWords> = {
  pay_for_logistics: {
    label: "Return shipping is paid by",
    always: "the shopper, always",
    rules: "the store, with these exceptions",
    then: "the shopper pays",
    empty: "The store always pays.",
  },
  require_authorization: {
    label: "Needs approval",
    always: "every return",
    rules: "only returns that match a rule",
    then: "it needs approval",
    empty: "No return needs approval.",
  },
  upload_documents: {
    label: "Require photos or documents",
    always: "for every item",
    rules: "only for items that match a rule",
    then: "a photo is required",
    empty: "Nothing is required.",
  },
};

export const NEVER_RETURNED = [
  ["non_returnable_product_ids", "Products"],
  ["non_returnable_category_ids", "Categories"],
  ["non_returnable_collection_ids", "Collections"],
  ["non_returnable_brand_ids", "Brands"],
  ["non_returnable_tag_ids", "Product tags"],
  ["non_returnable_order_tag_ids", "Order tags"],
] as const;

export const FLOW_WORDS: Record<ReviewFlow, string> = {
  MANUAL: "Inspect it",
  AUTOMATIC: "Accept it automatically",
};

export const OPENING_WORDS: Record<StartReturnOnPlatformTime, string> = {
  START_RETURN_ON_PLATFORM_TIME_UNSPECIFIED: "never",
  START_RETURN_ON_PLATFORM_TIME_ON_START: "when the return starts",
  START_RETURN_ON_PLATFORM_TIME_ON_ITEM_VERIFICATION: "after the inspection",
  START_RETURN_ON_PLATFORM_TIME_NEVER: "Never (explicit)",
};
