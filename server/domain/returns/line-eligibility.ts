import type { NonReturnableCause } from "@/contract/vocabulary/non-returnable";
import { refundableOf } from "../money/payout-legs";
import type { PaymentMoney } from "../money/types";
import { unitShares } from "../money/unit-shares";
import { orderMoney } from "../orders/order-money";
import type { Order, OrderLine } from "../orders/types";
import { decideEligibility, type Eligibility, type EligibilityDecision } from "../policy/decide-eligibility";
import type { Store } from "../store/types";
import { itemFacts } from "./item-facts";
import { EMPTY_DRAFT, type IntentDraft } from "./types";

export type LiveUnit = { orderLineId: string; unitIndex: number };

export type LineEligibility = {
  line: OrderLine;
  returnableQuantity: number;
  /** Pieces that are already in a live return. */
  takenIndexes: ReadonlySet<number>;
  /** Why nothing of this line can be returned; null if something can. */
  cause: NonReturnableCause | null;
  /** The rule or setting that decided about this line, for or against; null if none did. */
  decision: EligibilityDecision | null;
  /** The last day and instant for starting a return of this line; null: no limit. */
  lastDay: string | null;
  endsAt: Date | null;
};

type EligibilityScene = {
  order: Order;
  liveUnits: readonly LiveUnit[];
  store: Pick<Store, "timeZone" | "policy">;
  /** The choices so far: a rule may depend on the reason. */
  draft?: IntentDraft;
  earlierReturns?: number | null;
  /** What is left of the order's payments; absent: not looked up, and no limit on returns. */
  payments?: readonly PaymentMoney[] | undefined;
  now: Date;
};

/**
 * Returns what can be returned of each line of an order at `now`, and why not otherwise (specification; decisions, 6).
 */
export const lineEligibility = (scene: EligibilityScene): LineEligibility[] => {
  const { order, liveUnits, store, draft = EMPTY_DRAFT, earlierReturns = null, now } = scene;
  const { timeZone, policy } = store;
  const taken = new Map<string, Set<number>>(order.lines.map(({ id }) => [id, new Set()]));
  for (const { orderLineId, unitIndex } of liveUnits) taken.get(orderLineId)?.add(unitIndex);
  const takenIndexes = (lineId: string) => taken.get(lineId) ?? new Set<number>();
  const refundedLines = linesPaidBack(scene);
  const factsOf = itemFacts({ order, draft, earlierReturns, takenIndexes, now, timeZone });
  return order.lines.map((line) => {
    const facts = factsOf(line);
    const said = decideEligibility(policy, {
      facts,
      isReturnableInShop: line.isReturnable,
      moments: order,
      now,
      timeZone,
    });
    const own = takenIndexes(line.id);
    const left = Math.max(0, line.fulfilledQuantity - own.size - line.refundedQuantity);
    const cause = causeOf({
      ...{ line, inReturns: own.size, left, byPolicy: said.cause },
      isPaidBack: refundedLines.has(line.id),
    });
    const { decision, window } = said;
    return {
      line,
      takenIndexes: own,
      cause,
      returnableQuantity: cause === null ? left : 0,
      decision: cause === null || cause === said.cause ? decision : null,
      lastDay: window.lastDay,
      endsAt: window.endsAt,
    };
  });
};

type Look = { line: OrderLine; inReturns: number; left: number; byPolicy: Eligibility["cause"]; isPaidBack: boolean };

const causeOf = ({ line, inReturns, left, byPolicy, isPaidBack }: Look): NonReturnableCause | null => {
  const gone = inReturns + line.refundedQuantity;
  if (gone >= line.quantity) return goneCause(line, inReturns);
  if (isPaidBack) return "ALREADY_REFUNDED";
  if (byPolicy === "POLICY") return "POLICY";
  if (line.fulfilledQuantity === 0) return "NOT_FULFILLED";
  if (left === 0) return gone > 0 ? goneCause(line, inReturns) : "NOT_FULFILLED";
  return byPolicy;
};

/**
 * The paid lines of an order that was fully refunded, in the shop or here: nothing is left to refund, and a new item in
 * exchange would be a gift. Gifts in the order can still be returned.
 */
const linesPaidBack = ({ order, payments }: EligibilityScene): ReadonlySet<string> => {
  const isPaid = payments?.some(({ capturedMinor }) => capturedMinor > 0) ?? false;
  if (payments === undefined || !isPaid || refundableOf(payments) > 0) return new Set();
  const paid = unitShares(orderMoney(order)).filter(({ paidMinor }) => paidMinor > 0);
  return new Set(paid.map(({ lineId }) => lineId));
};

/** Why pieces are gone: a shopper can look up a return, and has seen a refund on their account. */
const goneCause = (line: OrderLine, inReturns: number): NonReturnableCause => {
  if (inReturns > 0) return "ALREADY_RETURNED";
  return line.refundedQuantity > line.removedQuantity ? "ALREADY_REFUNDED" : "REMOVED_FROM_ORDER";
};

/** A rule that staff overrode, with the facts at that time. */
export type OverriddenRule = { cause: NonReturnableCause; decision: EligibilityDecision };

/**
 * Returns the rules that staff overrode when they created a return of these lines, each rule once, to be stored with
 * it. Only shoppers are bound by these rules (domain, section 3).
 */
export const overriddenRules = ({
  lineIds,
  ...scene
}: Omit<EligibilityScene, "liveUnits"> & { lineIds: readonly string[] }): OverriddenRule[] => {
  const rules = lineEligibility({ ...scene, liveUnits: [], payments: undefined })
    .filter(({ line }) => lineIds.includes(line.id))
    .flatMap(({ cause, decision }) =>
      decision !== null && (cause === "OUTSIDE_WINDOW" || cause === "POLICY") ? [{ cause, decision }] : [],
    );
  const first = new Map(rules.toReversed().map((rule) => [rule.decision.ruleId, rule]));
  return rules.filter((rule) => first.get(rule.decision.ruleId) === rule);
};
