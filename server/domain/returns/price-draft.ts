import type { RefundOption } from "@/contract/vocabulary/refund-option";
import { overrideCap } from "../money/override-cap";
import { settleReturn } from "../money/settle-return";
import { takeNextFreeShares } from "../money/take-next-free-shares";
import type { PaymentMoney, Settlement, SettleUnit } from "../money/types";
import { unitShares } from "../money/unit-shares";
import { orderMoney } from "../orders/order-money";
import type { Order } from "../orders/types";
import type { ReturnOption, Store } from "../store/types";
import type { LineEligibility } from "./line-eligibility";
import type { DraftDelivery, IntentDraft } from "./types";

export type PricedUnit = SettleUnit & { returnReason: string; comment: string };

export type PricedDraft = {
  units: PricedUnit[];
  refundOption: RefundOption;
  fees: { type: "SHIPPING_FEE"; totalMinor: number }[];
  settlement: Settlement;
};

/**
 * Prices a draft: the units that the chosen items stand for, the flat return-shipping fee of the chosen way, and the
 * settlement with its derivation. Open choices count as original payment method and no fee.
 * @throws DomainError NOT_ENOUGH_UNITS_LEFT, EXCEEDS_REFUNDABLE
 */
export const priceDraft = (input: {
  draft: IntentDraft;
  order: Order;
  payments: PaymentMoney[];
  eligibility: LineEligibility[];
  store: Store;
}): PricedDraft => {
  const units = draftUnits(input);
  const refundOption = input.draft.refundOption ?? "ORIGINAL_PAYMENT_METHOD";
  const fees = shippingFees(input.draft.delivery, input.store);
  const settlement = settleReturn({
    currency: input.order.currency,
    taxesIncluded: input.order.taxesIncluded,
    units,
    fees,
    overrideCapMinor: overrideCap(units, 0),
    payments: input.payments,
    refundOption,
    paymentsEnabled: input.store.config.arePaymentsEnabled,
    basis: "QUOTE",
  });
  return { units, refundOption, fees, settlement };
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

const shippingFees = (delivery: DraftDelivery | null, store: Store): PricedDraft["fees"] => {
  const option = delivery === null ? null : findReturnOption(delivery, store);
  return option === null || option.feeMinor === 0 ? [] : [{ type: "SHIPPING_FEE", totalMinor: option.feeMinor }];
};

const draftUnits = ({
  draft,
  order,
  eligibility,
}: {
  draft: IntentDraft;
  order: Order;
  eligibility: LineEligibility[];
}): PricedUnit[] => {
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
    return taken.map((share) => ({
      ...share,
      unitId: `${share.lineId}:${share.index}`,
      name: entry.line.name,
      verdict: "UNDECIDED" as const,
      outcome: "REFUND" as const,
      returnReason: item.returnReason,
      comment: item.comment,
    }));
  });
};
