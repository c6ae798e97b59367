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
import { countryOfReturn, findMethod } from "./return-methods";
import { returnTerms, type TermsFacts } from "./return-terms";
import { type EarlierReturns, settleByTerms, type TermsUnit } from "./settle-by-terms";
import type { IntentDraft } from "./types";

export type PricedUnit = TermsUnit & {
  refundOption: RefundOption;
  comment: string;
  newItem: UnitExchange | null;
  /** The shopper keeps it; null for items that come back. */
  keep: UnitKeep | null;
};

export type PricedDraft = {
  units: PricedUnit[];
  /** Option of the first item that is refunded; the return's option where only one is reported. */
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
  /** Earlier returns by this customer in this store; null if they weren't counted. */
  earlierReturns?: number | null;
  now: Date;
};

/**
 * Prices a draft: its units under the store's current terms, and the settlement with its derivation. Open choices count
 * as the default option (`assumedRefundOption`) and no fee.
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

/** Returns what the money rules look at in a draft: kept items are left out, and if all are kept, nothing is sent. */
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
      : findMethod(draft.delivery, store, countryOfReturn(order, draft.delivery));
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

/** Returns the label price of a return method, if it was requested. The draft stores what the request was for. */
export const keptPrice = ({ labelPrices }: IntentDraft, method: ReturnOption): LabelPrice | null => {
  const kept = findLabelPrice(labelPrices, method);
  if (kept === null) return null;
  const { askedFor: _, ...price } = kept;
  return price;
};

/** Returns what the rules look at in a draft. */
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

/** Returns the units of the chosen items, with their shares and outcomes. */
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

/** The new item of one unit; if the price is kept, it costs the same as that unit. */
const ofUnit = (item: UnitExchange, { paidMinor, orderDiscountMinor }: UnitShare, isCarriedOver: boolean) => {
  if (item.isPriceKept) return { ...item, priceMinor: paidMinor, differenceMinor: 0 };
  if (item.flow === "ONE_ON_ONE") return { ...item, differenceMinor: 0 };
  const carriedMinor = isCarriedOver ? Math.min(item.priceMinor, orderDiscountMinor) : 0;
  return { ...item, differenceMinor: item.priceMinor - carriedMinor - paidMinor };
};

/** Returns the facts about an exchanged unit's new item that the money rules need. */
export const exchangeTerms = ({ flow, priceMinor, platformProductId, isPriceKept = false }: UnitExchange) => ({
  outcome: "EXCHANGE" as const,
  exchange: { flow, newPriceMinor: priceMinor, isPriceKept },
  newProductId: platformProductId,
});
