import type { PolicyField } from "@/contract/vocabulary/policy";
import { decide } from "./decide";
import { decideWindow, type ReturnWindow, type WindowMoments } from "./decide-window";
import { doesHold } from "./evaluate-rule";
import type { PolicyFacts } from "./facts";
import type { NonReturnableLists, PolicyDecision, ReturnPolicy } from "./types";

/** ID of the decision if the shop itself says that a line can't be returned. */
export const SHOP_SAYS_NO = "is_returnable";

/** Published name of each list: the ID of a decision made by it. */
export const LIST_RULE_IDS = {
  brandIds: "non_returnable_brand_ids",
  categoryIds: "non_returnable_category_ids",
  collectionIds: "non_returnable_collection_ids",
  orderTagIds: "non_returnable_order_tag_ids",
  productIds: "non_returnable_product_ids",
  tagIds: "non_returnable_tag_ids",
} as const satisfies Record<keyof NonReturnableLists, string>;

export type EligibilityDecision = PolicyDecision<{ isReturnable: boolean }>;

export type Eligibility = {
  /** Why the policy rejects an item; null if it doesn't. */
  cause: "POLICY" | "OUTSIDE_WINDOW" | null;
  /** The deciding rule or list; null if none mentions the item and it is within the window. */
  decision: EligibilityDecision | null;
  window: ReturnWindow;
};

export type EligibilityQuestion = {
  facts: PolicyFacts;
  /** The shop's own setting for the line; its no can't be overridden. */
  isReturnableInShop: boolean;
  moments: WindowMoments;
  now: Date;
  timeZone: string;
};

/**
 * Decides whether a shopper can return this item now (domain, section 3). The shop's own no comes first, then the first
 * matching eligibility rule: its no is final, and its yes takes precedence over the six lists. The window applies in
 * any case.
 */
export const decideEligibility = (
  policy: Pick<ReturnPolicy, "eligibility" | "nonReturnable" | "windows" | "returnPeriodDays">,
  { facts, isReturnableInShop, moments, now, timeZone }: EligibilityQuestion,
): Eligibility => {
  const window = decideWindow(policy, { moments, facts, timeZone });
  if (!isReturnableInShop) return { cause: "POLICY", decision: refusal(SHOP_SAYS_NO, "product_id", facts), window };
  const byRule = decide(policy.eligibility, facts);
  const decision = byRule ?? decideByLists(policy.nonReturnable, facts);
  if (decision?.then.isReturnable === false) return { cause: "POLICY", decision, window };
  if (window.endsAt === null || now <= window.endsAt) return { cause: null, decision, window };
  return { cause: "OUTSIDE_WINDOW", decision: { ...window.decision, then: { isReturnable: false } }, window };
};

const LIST_FIELDS = [
  ["productIds", "product_id"],
  ["brandIds", "brand_id"],
  ["categoryIds", "category_ids"],
  ["collectionIds", "collection_ids"],
  ["tagIds", "tag_ids"],
  ["orderTagIds", "order_tags"],
] as const satisfies readonly (readonly [keyof NonReturnableLists, PolicyField])[];

const decideByLists = (lists: NonReturnableLists, facts: PolicyFacts): EligibilityDecision | null => {
  const hit = LIST_FIELDS.find(([list, field]) => {
    const op = field === "product_id" || field === "brand_id" ? "in" : "contains_any";
    return doesHold({ field, op, value: lists[list] }, facts);
  });
  if (hit === undefined) return null;
  const [list, field] = hit;
  return refusal(LIST_RULE_IDS[list], field, facts);
};

const refusal = (ruleId: string, field: PolicyField, facts: PolicyFacts): EligibilityDecision => ({
  ruleId,
  label: "",
  then: { isReturnable: false },
  facts: [{ field, value: facts[field] ?? null }],
});
