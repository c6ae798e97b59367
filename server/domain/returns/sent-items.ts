import { keptItems } from "./kept-items";
import { type DraftFacts, ruleScene } from "./price-draft";
import type { DraftItem, ReturnIntent } from "./types";

type SentFacts = Pick<DraftFacts, "draft" | "order" | "eligibility" | "earlierReturns" | "now" | "store">;

/** Returns the chosen items that are sent: without items that the shopper keeps. */
export const sentItems = (facts: SentFacts): DraftItem[] => {
  const kept = keptItems(facts.store.policy, ruleScene(facts));
  return facts.draft.items.filter(({ lineItemId }) => !kept.has(lineItemId));
};

/** Returns the number of pieces sent. */
export const sentPieces = (loaded: Omit<SentFacts, "draft"> & { intent: Pick<ReturnIntent, "draft"> }): number =>
  sentItems({ ...loaded, draft: loaded.intent.draft }).reduce((sum, { quantity }) => sum + quantity, 0);
