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
  /** The reason that the shopper gives for all items. */
  reason: string;
  /** How the shopper sends it; null if nothing is offered. */
  delivery: IntentDraft["delivery"];
};

/** What a shopper sees who returns everything returnable in an order. */
export type OrderTrial = {
  lines: {
    entry: LineEligibility;
    keep: KeepDecision | null;
    documents: PolicyDecision<null> | null;
  }[];
  authorization: PolicyDecision<null> | null;
  fees: FeeWithWhy[];
  /** Null if nothing can be returned, or the return couldn't be priced. */
  settlement: Settlement | null;
};

/**
 * Simulates a return of the whole order for one reason, under the conditions of `store`, using the functions that
 * decide and price a real one. Risk isn't assessed: it depends on the person, not on the conditions.
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
  // A rule may depend on the reason, and only then say no.
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

/**
 * A return that can't be priced (because everything was refunded elsewhere, for example) counts as 0 under any
 * conditions.
 */
const price = (facts: DraftFacts) => {
  try {
    return priceDraft(facts);
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
};
