import type { RefundOption } from "@/contract/vocabulary/refund-option";
import { takeNextFreeShares } from "../money/take-next-free-shares";
import type { PaymentMoney, Settlement, UnitShare } from "../money/types";
import { unitShares } from "../money/unit-shares";
import { orderMoney } from "../orders/order-money";
import type { Order } from "../orders/types";
import type { LabelPrice, ReturnTerms } from "../process/terms";
import type { UnitKeep } from "../process/types";
import type { UnitExchange } from "../process/unit-exchange";
import { findLabelPrice } from "../shipping/label-price";
import type { ReturnOption, Store } from "../store/types";
import { itemFacts, type RuleScene } from "./item-facts";
import { type KeepDecision, keptItems } from "./kept-items";
import type { LineEligibility } from "./line-eligibility";
import { assumedRefundOption } from "./offered-refund-options";
import { returnTerms, type TermsFacts } from "./return-terms";
import { countryOfReturn, findWay } from "./return-ways";
import { type EarlierReturns, settleByTerms, type TermsUnit } from "./settle-by-terms";
import type { IntentDraft } from "./types";

export type PricedUnit = TermsUnit & {
  refundOption: RefundOption;
  comment: string;
  newItem: UnitExchange | null;
  /** It stays with the shopper; null for what comes back. */
  keep: UnitKeep | null;
};

export type PricedDraft = {
  units: PricedUnit[];
  /** Of the first item that is refunded; of the return where it speaks of one outcome only. */
  refundOption: RefundOption;
  terms: ReturnTerms;
  settlement: Settlement;
};

export type DraftFacts = {
  draft: IntentDraft;
  order: Order;
  payments: PaymentMoney[];
  eligibility: LineEligibility[];
  store: Store;
  earlier: EarlierReturns;
  /** The new items of exchanged lines at today's prices, by line item id. */
  newItems: ReadonlyMap<string, UnitExchange>;
  /** Returns that this customer made before in this store; null where nobody counted. */
  earlierReturns?: number | null;
  now: Date;
};

/**
 * Prices a draft: the units that the chosen items stand for, under the terms that the store has now, and the
 * settlement with its derivation. Open choices count as what goes without asking (`assumedRefundOption`) and no fee.
 * @throws DomainError NOT_ENOUGH_UNITS_LEFT, EXCHANGE_NEEDS_PAYMENT
 */
export const priceDraft = (facts: DraftFacts): PricedDraft => {
  const { draft, order, payments, store, earlier } = facts;
  const units = draftUnits(facts);
  const refunded = units.filter(({ outcome }) => outcome === "REFUND");
  const refundOption = refunded[0]?.refundOption ?? draft.refundOption ?? assumedRefundOption(facts);
  const terms = returnTerms(store, termsFacts(facts));
  const settlement = settleByTerms({ order, units, terms, payments, earlier, refundOption, basis: "QUOTE" });
  return { units, refundOption, terms, settlement };
};

/** What the rules about money are asked of a draft: what is kept is not among it, and where all is, nothing is sent. */
export const termsFacts = (facts: DraftFacts): TermsFacts => {
  const { draft, order, store } = facts;
  const scene = ruleScene(facts);
  const kept = keptItems(store.policy, scene);
  const factsOf = itemFacts(scene, { assumed: assumedRefundOption(facts) });
  const sent = order.lines.filter(({ id }) => !kept.has(id) && draft.items.some(({ lineItemId }) => lineItemId === id));
  const isNothingSent = sent.length === 0 && draft.items.length > 0;
  const option =
    draft.delivery === null || isNothingSent
      ? null
      : findWay(draft.delivery, store, countryOfReturn(order, draft.delivery));
  const labelPrice = option?.labelPricing === undefined ? null : keptPrice(draft, option);
  return {
    items:
      draft.items.length === 0
        ? [{ lineId: "", facts: factsOf(null) }]
        : sent.map((line) => ({ lineId: line.id, facts: factsOf(line) })),
    shippingFeeMinor: labelPrice?.feeMinor ?? option?.feeMinor ?? null,
    labelPrice,
  };
};

/** What the label of a way costs, as far as it was asked. What it was asked for stays with the draft. */
export const keptPrice = ({ labelPrices }: IntentDraft, way: ReturnOption): LabelPrice | null => {
  const kept = findLabelPrice(labelPrices, way);
  if (kept === null) return null;
  const { askedFor: _, ...price } = kept;
  return price;
};

/** What the rules are asked about a draft. */
export const ruleScene = (
  call: Pick<DraftFacts, "draft" | "order" | "eligibility" | "earlierReturns" | "now"> & {
    store: Pick<Store, "timeZone">;
  },
): RuleScene => {
  const { draft, order, store, eligibility, earlierReturns = null, now } = call;
  const taken = new Map(eligibility.map(({ line, takenIndexes }) => [line.id, takenIndexes]));
  const takenIndexes = (lineId: string) => taken.get(lineId) ?? new Set<number>();
  return { order, draft, earlierReturns, takenIndexes, now, timeZone: store.timeZone };
};

/** The units that the chosen items stand for, with their shares and outcomes. */
export const draftUnits = (facts: DraftFacts): PricedUnit[] => {
  const { draft, order, eligibility, newItems, store } = facts;
  const shares = unitShares(orderMoney(order));
  const kept = keptItems(store.policy, ruleScene(facts));
  const assumed = assumedRefundOption(facts);
  return draft.items.flatMap((item) => {
    const entry = eligibility.find(({ line }) => line.id === item.lineItemId);
    if (entry === undefined) return [];
    const taken = takeNextFreeShares({
      shares,
      lineId: item.lineItemId,
      quantity: item.quantity,
      takenIndexes: entry.takenIndexes,
    });
    const newItem = newItems.get(item.lineItemId) ?? null;
    const keep = newItem === null ? keepOf(kept.get(item.lineItemId)) : null;
    return taken.map((share) => ({
      ...share,
      ...(newItem === null ? { outcome: "REFUND" as const } : exchangeTerms(newItem)),
      unitId: `${share.lineId}:${share.index}`,
      name: entry.line.name,
      verdict: "UNDECIDED" as const,
      keep,
      ...(keep === null ? {} : { amountPercent: keep.refundPercentage }),
      refundOption: item.refundOption ?? draft.refundOption ?? assumed,
      newItem: newItem === null ? null : ofUnit(newItem, share, store.config.refunds.areDiscountsCarriedOver),
      returnReason: item.returnReason,
      comment: item.comment,
    }));
  });
};

const keepOf = (decision: KeepDecision | undefined): UnitKeep | null =>
  decision === undefined ? null : { refundPercentage: decision.then.refundPercentage, decision };

/** The new item of one unit: where the price is kept, each unit's own. */
const ofUnit = (item: UnitExchange, { paidMinor, orderDiscountMinor }: UnitShare, isCarriedOver: boolean) => {
  if (item.isPriceKept) return { ...item, priceMinor: paidMinor, differenceMinor: 0 };
  if (item.flow === "ONE_ON_ONE") return { ...item, differenceMinor: 0 };
  const carriedMinor = isCarriedOver ? Math.min(item.priceMinor, orderDiscountMinor) : 0;
  return { ...item, differenceMinor: item.priceMinor - carriedMinor - paidMinor };
};

/** What the money rules want to know of the new item of an exchanged unit. */
export const exchangeTerms = ({ flow, priceMinor, platformProductId, isPriceKept = false }: UnitExchange) => ({
  outcome: "EXCHANGE" as const,
  exchange: { flow, newPriceMinor: priceMinor, isPriceKept },
  newProductId: platformProductId,
});
