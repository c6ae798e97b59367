import { DomainError } from "@/server/kernel/domain-error";
import { applyReview } from "../reviews/apply-review";
import type { OrderPayout } from "./payout-cap";
import type { OrderMoney, OrderMoneyLine, PaymentMoney, SettleReturnInput, SettleUnit } from "./types";
import { unitShares } from "./unit-shares";

/** For tests: one captured card payment. */
export function paymentOf(id: string, capturedMinor: number, more: Partial<PaymentMoney> = {}): PaymentMoney {
  const base = { processor: "sandbox", method: "card", label: `Card ${id}`, refundedMinor: 0, isStoreCredit: false };
  return { id, capturedMinor, ...base, ...more };
}

/** For tests: a payout that is paid and that the shop's figures do not know of. */
export function payoutOf(more: Partial<OrderPayout> & Pick<OrderPayout, "amountMinor">): OrderPayout {
  const base = { giftMinor: 0, takenBackMinor: 0, externalMinor: 0, isBeforeFigures: false };
  return { paymentId: null, status: "SETTLED", processStatus: "COMPLETED", ...base, ...more };
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

/** For tests: all units of an order approved, the one at `position` changed. */
export function changedUnits(order: OrderMoney, position: number, change: Partial<SettleUnit>): SettleUnit[] {
  return approvedUnits(order).map((unit, at) => (at === position ? { ...unit, ...change } : unit));
}

/** For tests: what a rule answers when it says no, as its reason and facts. */
export function refusal(act: () => unknown): unknown {
  try {
    return { accepted: act() };
  } catch (error) {
    return error instanceof DomainError ? [error.reason, error.facts] : error;
  }
}

/** For tests: three review lines for two units. */
export function reviewThreeOfTwo(): unknown {
  type Process = Parameters<typeof applyReview>[0];
  const line = { id: "1", platformLineItemId: "p1", sku: "S" } as Process["order"]["lines"][number];
  const unit = (id: string) => ({ id, orderLineId: "1", verdict: "UNDECIDED" }) as Process["units"][number];
  const process: Process = {
    status: "RUNNING",
    units: [unit("a"), unit("b")],
    order: { lines: [line] } as Process["order"],
  };
  const seen = { lineItemId: "1", status: "APPROVED", rejectReason: "", showRejectReason: false } as const;
  const lines = [1, 2, 3].map(() => ({ ...seen, user: "Ada", reviewedAt: "2026-01-01T00:00:00.000Z" }));
  const rules = { arePartialReviewsAllowed: true, markUnreviewedItemsAsMissing: false, returnReasons: [] };
  return applyReview(process, lines, rules, { now: "2026-01-01T00:00:00.000Z" });
}
