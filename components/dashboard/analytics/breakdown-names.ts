import { type AnalyticsDimension, RULE_EFFECTS, type RuleEffect } from "@/contract/vocabulary/analytics";
import { countryName } from "@/contract/vocabulary/country";
import { t } from "@/messages/dashboard/analytics";
import { LOCALE } from "../../ui/age";

/** Name of a breakdown dimension for headings, such as "Product". */
export const dimensionWords = (by: AnalyticsDimension): string => t(`breakdownNames.dimension.${by}`);

const isEffect = (text: string): text is RuleEffect => RULE_EFFECTS.some((effect) => effect === text);

/** Names the policy rule of a key such as "APPROVAL:rule-7". Starts with the effect because one rule can have two. */
const ruleName = (key: string, label: string): string => {
  const [effect = "", ...rest] = key.split(":");
  const id = rest.join(":");
  const name = label || (id === "ALWAYS" ? t("breakdownNames.always") : id);
  return isEffect(effect) ? t(`breakdownNames.effect.${effect}`, { rule: name }) : `${effect}: ${name}`;
};

/** Returns the name of a row. A null key is the row that combines all others. */
export const nameOf = (by: AnalyticsDimension, { key, name }: { key: string | null; name: string }): string => {
  if (key === null) return t("breakdownNames.allOthers");
  if (key === "") return t(`breakdownNames.unknown.${by}`);
  if (by === "COUNTRY") return countryName(key, LOCALE);
  if (by === "POLICY_RULE") return ruleName(key, name);
  return name || key;
};
