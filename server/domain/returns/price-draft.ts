import type { RefundOption } from "@/contract/vocabulary/refund-option";
import { takeNextFreeShares } from "../money/take-next-free-shares";
import type { PaymentMoney, Settlement } from "../money/types";
import { unitShares } from "../money/unit-shares";
import { orderMoney } from "../orders/order-money";
import type { Order } from "../orders/types";
import type { UnitExchange } from "../process/types";
import type { ReturnOption, Store } from "../store/types";
import type { LineEligibility } from "./line-eligibility";
import { type EarlierReturns, settleByTerms, type TermsUnit } from "./settle-by-terms";
import { type ReturnTerms, returnTerms } from "./terms";
import type { DraftDelivery, IntentDraft } from "./types";

export type PricedUnit = TermsUnit & { refundOption: RefundOption; comment: string; newItem: UnitExchange | null };

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
};

/**
 * Prices a draft: the units that the chosen items stand for, under the terms that the store has now, and the
 * settlement with its derivation. Open choices count as original payment method and no fee.
 * @throws DomainError NOT_ENOUGH_UNITS_LEFT, EXCEEDS_REFUNDABLE, EXCHANGE_NEEDS_PAYMENT
 */
export const priceDraft = (facts: DraftFacts): PricedDraft => {
  const { draft, order, payments, store, earlier } = facts;
  const units = draftUnits(facts);
  const refunded = units.filter(({ outcome }) => outcome === "REFUND");
  const refundOption = refunded[0]?.refundOption ?? draft.refundOption ?? "ORIGINAL_PAYMENT_METHOD";
  const option = draft.delivery === null ? null : findReturnOption(draft.delivery, store);
  const terms = returnTerms(store, {
    returnMethod: option?.returnMethod ?? null,
    shippingFeeMinor: option?.feeMinor ?? 0,
    country: (draft.delivery?.pickupAddress ?? order.shippingAddress).countryCode,
    refundOptions: refunded.length === 0 ? [refundOption] : refunded.map((unit) => unit.refundOption),
  });
  const settlement = settleByTerms({ order, units, terms, payments, earlier, refundOption, basis: "QUOTE" });
  return { units, refundOption, terms, settlement };
};

/** The configured option that a draft's choice names. */
export const findReturnOption = (
  delivery: Pick<DraftDelivery, "returnMethod" | "provider" | "carrier">,
  store: Pick<Store, "config">,
): ReturnOption | null =>
  store.config.returnOptions.find(
    (option) =>
      option.returnMethod === delivery.returnMethod &&
      (delivery.provider === "" || option.provider === delivery.provider) &&
      (delivery.carrier === "" || option.carrier === delivery.carrier),
  ) ?? null;

/** The units that the chosen items stand for, with their shares and outcomes. */
export const draftUnits = ({ draft, order, eligibility, newItems }: DraftFacts): PricedUnit[] => {
  const shares = unitShares(orderMoney(order));
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
    return taken.map((share) => ({
      ...share,
      ...(newItem === null ? { outcome: "REFUND" as const } : exchangeTerms(newItem)),
      unitId: `${share.lineId}:${share.index}`,
      name: entry.line.name,
      verdict: "UNDECIDED" as const,
      refundOption: item.refundOption ?? draft.refundOption ?? "ORIGINAL_PAYMENT_METHOD",
      newItem: newItem === null ? null : { ...newItem, differenceMinor: differenceOf(newItem, share.paidMinor) },
      returnReason: item.returnReason,
      comment: item.comment,
    }));
  });
};

const differenceOf = ({ flow, priceMinor }: UnitExchange, paidMinor: number): number =>
  flow === "ONE_ON_ONE" ? 0 : priceMinor - paidMinor;

/** What the money rules want to know of the new item of an exchanged unit. */
export const exchangeTerms = ({ flow, priceMinor, platformProductId }: UnitExchange) => ({
  outcome: "EXCHANGE" as const,
  exchange: { flow, newPriceMinor: priceMinor },
  newProductId: platformProductId,
});
