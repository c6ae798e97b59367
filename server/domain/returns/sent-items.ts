import { keptItems } from "./kept-items";
import { type DraftFacts, ruleScene } from "./price-draft";
import type { DraftItem } from "./types";

/** Of what was chosen that which is sent: items that the shopper keeps are not. */
export const sentItems = (
  facts: Pick<DraftFacts, "draft" | "order" | "eligibility" | "earlierReturns" | "now" | "store">,
): DraftItem[] => {
  const kept = keptItems(facts.store.policy, ruleScene(facts));
  return facts.draft.items.filter(({ lineItemId }) => !kept.has(lineItemId));
};

/** What these items weigh together, grams; those whose weight nobody knows count as nothing. */
export const gramsOf = (items: readonly DraftItem[], { order }: Pick<DraftFacts, "order">): number =>
  items.reduce((sum, { lineItemId, quantity }) => {
    const line = order.lines.find(({ id }) => id === lineItemId);
    return sum + (line?.weightInGrams ?? 0) * quantity;
  }, 0);
