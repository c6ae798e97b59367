import type { PolicyField } from "@/contract/vocabulary/policy";
import { decide } from "./decide";
import { decideWindow, type ReturnWindow, type WindowMoments } from "./decide-window";
import { doesHold } from "./evaluate-rule";
import type { PolicyFacts } from "./facts";
import type { NonReturnableLists, PolicyDecision, ReturnPolicy } from "./types";

/** The id that a decision carries when the shop itself says that a line cannot be returned. */
export const SHOP_SAYS_NO = "is_returnable";

/** Published name of each list: the id that a decision by it carries. */
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
  /** Why the policy refuses an item; null when it does not. */
  cause: "POLICY" | "OUTSIDE_WINDOW" | null;
  /** What decided; null where nothing speaks of the item and it is in time. */
  decision: EligibilityDecision | null;
  window: ReturnWindow;
};

export type EligibilityQuestion = {
  facts: PolicyFacts;
  /** What the shop says of the line; nothing goes over its no. */
  isReturnableInShop: boolean;
  moments: WindowMoments;
  now: Date;
  timeZone: string;
};

/**
 * May a shopper return this item now (domain, section 3)? The shop's own no first, then the first rule about
 * eligibility that holds: its no is final, its yes goes before the six lists. The window counts in any case.
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
