import { type AnalyticsDimension, RULE_EFFECTS, type RuleEffect } from "@/contract/vocabulary/analytics";
import { countryName } from "@/contract/vocabulary/country";
import { t } from "@/messages/dashboard/analytics";
import { LOCALE } from "../../ui/age";

/** What returns are broken down by, as a heading: "Product". */
export const dimensionWords = (by: AnalyticsDimension): string => t(`breakdownNames.dimension.${by}`);

const isEffect = (text: string): text is RuleEffect => RULE_EFFECTS.some((effect) => effect === text);

/** "APPROVAL:rule-7" with its label: the effect first, since one rule may have two. */
const ruleName = (key: string, label: string): string => {
  const [effect = "", ...rest] = key.split(":");
  const id = rest.join(":");
  const name = label || (id === "ALWAYS" ? t("breakdownNames.always") : id);
  return isEffect(effect) ? t(`breakdownNames.effect.${effect}`, { rule: name }) : `${effect}: ${name}`;
};

/** What a row is called; its key is null for what there is no room for. */
export const nameOf = (by: AnalyticsDimension, { key, name }: { key: string | null; name: string }): string => {
  if (key === null) return t("breakdownNames.allOthers");
  if (key === "") return t(`breakdownNames.unknown.${by}`);
  if (by === "COUNTRY") return countryName(key, LOCALE);
  if (by === "POLICY_RULE") return ruleName(key, name);
  return name || key;
};
