import type { AnalyticsDimension, RuleEffect } from "@/contract/vocabulary/analytics";
import { countryName } from "@/contract/vocabulary/country";
import { LOCALE } from "../../ui/age";

export const DIMENSION_WORDS: Record<AnalyticsDimension, string> = {
  PRODUCT: "Product",
  REASON: "Reason",
  COUNTRY: "Country",
  CARRIER: "Carrier",
  WAREHOUSE: "Warehouse",
  CUSTOMER: "Customer",
  POLICY_RULE: "Policy rule",
};

const EFFECT_WORDS: Record<RuleEffect, string> = {
  APPROVAL: "Needs approval",
  FEE: "Fee",
  KEEP_ITEM: "Keep the item",
};

/** What a key is called where nothing is known of it. */
const UNKNOWN: Record<AnalyticsDimension, string> = {
  PRODUCT: "No name",
  REASON: "No reason",
  COUNTRY: "No country",
  CARRIER: "No carrier",
  WAREHOUSE: "No label, or another address",
  CUSTOMER: "Erased customers",
  POLICY_RULE: "No name",
};

/** "APPROVAL:rule-7" with its label: the effect first, since one rule may have two. */
const ruleName = (key: string, label: string): string => {
  const [effect = "", ...rest] = key.split(":");
  const id = rest.join(":");
  const name = label || (id === "ALWAYS" ? "always" : id);
  return `${EFFECT_WORDS[effect as RuleEffect] ?? effect}: ${name}`;
};

/** What a row is called; its key is null for what there is no room for. */
export const nameOf = (by: AnalyticsDimension, { key, name }: { key: string | null; name: string }): string => {
  if (key === null) return "All others";
  if (key === "") return UNKNOWN[by];
  if (by === "COUNTRY") return countryName(key, LOCALE);
  if (by === "POLICY_RULE") return ruleName(key, name);
  return name || key;
};
