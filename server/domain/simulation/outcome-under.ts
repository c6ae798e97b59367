import type { NonReturnableCause } from "@/contract/vocabulary/non-returnable";
import { DomainError } from "@/server/kernel/domain-error";
import type { PaymentMoney } from "../money/types";
import type { Order } from "../orders/types";
import type { PolicyDecision, ReturnPolicy } from "../policy/types";
import { decideAuthorization } from "../process/decide-authorization";
import type { UnitExchange } from "../process/unit-exchange";
import { itemFacts } from "../returns/item-facts";
import { type LiveUnit, lineEligibility } from "../returns/line-eligibility";
import { priceDraft, ruleScene } from "../returns/price-draft";
import type { EarlierReturns } from "../returns/settle-by-terms";
import type { IntentDraft } from "../returns/types";
import { evaluateRisk } from "../risk/evaluate-risk";
import type { RiskAssessment } from "../risk/types";
import type { Store } from "../store/types";

/** A return as requested, with what was known at that moment. */
export type PastReturn = {
  processId: string;
  returnCode: string;
  draft: IntentDraft;
  order: Order;
  /** Pieces that were in another return when this one was started. */
  liveUnits: LiveUnit[];
  earlier: EarlierReturns;
  earlierReturns: number | null;
  newItems: ReadonlyMap<string, UnitExchange>;
  risk: RiskAssessment | null;
  startedAt: string;
};

/** The outcome of a return under a policy; amounts in minor units of the order's currency. */
export type Outcome = {
  /** Pieces that the policy rejects, with the reason. */
  refused: { lineId: string; units: number; cause: NonReturnableCause; why: PolicyDecision<unknown> | null }[];
  acceptedUnits: number;
  keptUnits: number;
  authorization: PolicyDecision<null> | null;
  isRefundHeld: boolean;
  refundMinor: number;
  feesMinor: number;
};

/**
 * Simulates a past return under a policy, using the functions that decide and price a new one; "now" is when it was
 * started. An offer to keep an item counts as it was answered then.
 */
export const outcomeUnder = (past: PastReturn, store: Store, policy: ReturnPolicy): Outcome => {
  const { order, liveUnits, earlierReturns } = past;
  const played: Store = { ...store, policy };
  const now = new Date(past.startedAt);
  const scene = { order, liveUnits, store: played, draft: past.draft, earlierReturns, now };
  const eligibility = lineEligibility(scene);
  const refused = past.draft.items.flatMap(({ lineItemId, quantity }) => {
    const entry = eligibility.find(({ line }) => line.id === lineItemId);
    if (entry?.cause !== "POLICY" && entry?.cause !== "OUTSIDE_WINDOW") return [];
    return [{ lineId: lineItemId, units: quantity, cause: entry.cause, why: entry.decision }];
  });
  const items = past.draft.items.filter(({ lineItemId }) => refused.every(({ lineId }) => lineId !== lineItemId));
  const draft = { ...past.draft, items };
  const facts = { ...past, draft, store: played, eligibility, payments: paymentsThen(order), now };
  const itemsFacts = items.flatMap(({ lineItemId }) => {
    const line = order.lines.find(({ id }) => id === lineItemId);
    return line === undefined ? [] : [itemFacts(ruleScene(facts))(line)];
  });
  const risk = past.risk === null ? null : evaluateRisk(policy, { ...past.risk, items: itemsFacts, now });
  const priced = items.length === 0 ? null : price(facts);
  return {
    refused,
    acceptedUnits: items.reduce((sum, { quantity }) => sum + quantity, 0),
    keptUnits: priced?.units.filter(({ keep }) => keep !== null).length ?? 0,
    authorization:
      items.length === 0 ? null : decideAuthorization(policy, { items: itemsFacts, risk, now }).matchedRule,
    isRefundHeld: (risk?.holdRefund ?? null) !== null && items.length > 0,
    refundMinor: priced?.settlement.totalMinor ?? 0,
    feesMinor: priced?.settlement.feesMinor ?? 0,
  };
};

/**
 * A return that couldn't be priced originally either (because its order was changed since) counts as 0 under every
 * policy.
 */
const price = (facts: Parameters<typeof priceDraft>[0]) => {
  try {
    return priceDraft(facts);
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
};

/** Refunds since then would distort the simulation. */
const paymentsThen = ({ payments }: Order): PaymentMoney[] =>
  payments.map((payment) => ({ ...payment, refundedMinor: 0 }));
