import { sumMinor } from "@/server/kernel/money";
import { refundableOf } from "../money/payout-legs";
import { takeNextFreeShares } from "../money/take-next-free-shares";
import type { PaymentMoney } from "../money/types";
import { unitShares } from "../money/unit-shares";
import { orderMoney } from "../orders/order-money";
import type { Order } from "../orders/types";
import type { LineEligibility } from "./line-eligibility";

/**
 * Returns what is left to refund of an order, in minor units, if that is less than what was paid for the items that can
 * still be returned, because the store refunded part of it without taking items back. Null: no limit.
 */
export const refundLimit = (call: {
  order: Order;
  eligibility: readonly Pick<LineEligibility, "line" | "takenIndexes" | "returnableQuantity">[];
  payments: readonly PaymentMoney[];
}): number | null => {
  const { order, eligibility, payments } = call;
  const leftMinor = refundableOf(payments);
  const shares = unitShares(orderMoney(order));
  const free = eligibility.flatMap(({ line, takenIndexes, returnableQuantity: quantity }) =>
    quantity === 0 ? [] : takeNextFreeShares({ shares, lineId: line.id, quantity, takenIndexes }),
  );
  return leftMinor < sumMinor(free.map(({ paidMinor }) => paidMinor)) ? leftMinor : null;
};
