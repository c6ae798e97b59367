import { DomainError } from "@/server/kernel/domain-error";
import type { Settlement } from "../money/types";
import type { PolicyDecision } from "../policy/types";
import { decideAuthorization } from "../process/decide-authorization";
import type { FeeWithWhy } from "../process/terms";
import { itemFacts } from "../returns/item-facts";
import { type KeepDecision, lineRules } from "../returns/kept-items";
import { type LineEligibility, lineEligibility } from "../returns/line-eligibility";
import { type DraftFacts, priceDraft, ruleScene } from "../returns/price-draft";
import { EMPTY_DRAFT, type IntentDraft } from "../returns/types";

type Trial = Omit<DraftFacts, "draft" | "eligibility" | "newItems" | "earlierReturns"> & {
  liveUnits: Parameters<typeof lineEligibility>[0]["liveUnits"];
  earlierReturns: number | null;
  /** The reason that the shopper would give for everything. */
  reason: string;
  /** How the shopper would send it; null where nothing is offered. */
  delivery: IntentDraft["delivery"];
};

/** What a shopper would meet who sends back all of an order that can come back. */
export type OrderTrial = {
  lines: {
    entry: LineEligibility;
    keep: KeepDecision | null;
    documents: PolicyDecision<null> | null;
  }[];
  authorization: PolicyDecision<null> | null;
  fees: FeeWithWhy[];
  /** Null where nothing can come back, or what can could not be priced. */
  settlement: Settlement | null;
};

/**
 * Plays a return that nobody makes: all of the order, for one reason, under the conditions of `store`, by the very
 * functions that decide and price a real one. Its risk is not looked at: that is of the person, not of the conditions.
 */
export const orderUnder = ({ reason, delivery, liveUnits, ...facts }: Trial): OrderTrial => {
  const { order, store, earlierReturns, now } = facts;
  const look = (draft: IntentDraft) => lineEligibility({ order, liveUnits, store, draft, earlierReturns, now });
  const asked = (eligibility: readonly LineEligibility[]): IntentDraft => ({
    ...EMPTY_DRAFT,
    delivery,
    items: eligibility
      .filter(({ returnableQuantity }) => returnableQuantity > 0)
      .map(({ line, returnableQuantity: quantity }) => ({
        ...{ lineItemId: line.id, quantity, returnReason: reason, comment: "" },
        ...{ refundOption: null, exchangeVariantId: null },
      })),
  });
  // A rule may ask for the reason, and say no only then.
  const eligibility = look(asked(look({ ...EMPTY_DRAFT, delivery })));
  const draft = asked(eligibility);
  const scene = ruleScene({ ...facts, draft, eligibility });
  const rules = lineRules(store.policy, scene);
  const isAsked = ({ id }: { id: string }) => draft.items.some(({ lineItemId }) => lineItemId === id);
  const items = order.lines.filter(isAsked).map(itemFacts(scene));
  const priced = items.length === 0 ? null : price({ ...facts, draft, eligibility, newItems: new Map() });
  return {
    lines: eligibility.map((entry) => {
      const rule = entry.cause === null ? rules.find(({ line }) => line.id === entry.line.id) : undefined;
      return { entry, keep: rule?.keep ?? null, documents: rule?.documents ?? null };
    }),
    authorization:
      items.length === 0 ? null : decideAuthorization(store.policy, { items, risk: null, now }).matchedRule,
    fees: priced?.terms.fees ?? [],
    settlement: priced?.settlement ?? null,
  };
};

/** What cannot be priced (everything was refunded elsewhere, say) comes to nothing under any conditions. */
const price = (facts: DraftFacts) => {
  try {
    return priceDraft(facts);
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
};
