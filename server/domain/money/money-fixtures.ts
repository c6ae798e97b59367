import type { OrderMoney, OrderMoneyLine, PaymentMoney, SettleReturnInput, SettleUnit } from "./types";
import { unitShares } from "./unit-shares";

/** For tests: one captured card payment. */
export function paymentOf(id: string, capturedMinor: number, more: Partial<PaymentMoney> = {}): PaymentMoney {
  const base = { processor: "sandbox", method: "card", label: `Card ${id}`, refundedMinor: 0, isStoreCredit: false };
  return { id, capturedMinor, ...base, ...more };
}

/** For tests: a line named after its place. */
export function lineOf(quantity: number, unitPriceMinor: number, more: Partial<OrderMoneyLine> = {}): OrderMoneyLine {
  return { id: "line", quantity, unitPriceMinor, discountMinor: 0, taxMinor: 0, ...more };
}

/** For tests: an order in EUR, tax included, without shipping; lines get the ids "1", "2" and so on. */
export function orderOf(lines: OrderMoneyLine[], more: Partial<OrderMoney> = {}): OrderMoney {
  return {
    currency: "EUR",
    taxesIncluded: true,
    lines: lines.map((line, index) => ({ ...line, id: String(index + 1) })),
    orderDiscountMinor: 0,
    shipping: { priceMinor: 0, discountMinor: 0, taxMinor: 0 },
    payments: [],
    ...more,
  };
}

/** For tests: all units of an order, approved for a refund. */
export function approvedUnits(order: OrderMoney): SettleUnit[] {
  return unitShares(order).map((share) => ({
    ...share,
    unitId: `${share.lineId}.${share.index + 1}`,
    name: `Product ${share.lineId}`,
    verdict: "APPROVED",
    outcome: "REFUND",
  }));
}

/** For tests: a decision about units of an order, paid back to one card that holds enough. */
export function settlementOf(
  order: OrderMoney,
  units: SettleUnit[],
  more: Partial<SettleReturnInput> = {},
): SettleReturnInput {
  return {
    currency: order.currency,
    taxesIncluded: order.taxesIncluded,
    units,
    fees: [],
    overrideCapMinor: 0,
    payments: [paymentOf("card", 100_000_00)],
    refundOption: "ORIGINAL_PAYMENT_METHOD",
    paymentsEnabled: true,
    basis: "DECISION",
    ...more,
  };
}
