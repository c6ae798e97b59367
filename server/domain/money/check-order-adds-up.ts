import { multiplyQuantity, sumMinor } from "@/server/kernel/money";
import type { OrderMoney } from "./types";

export type OrderSumCheck =
  | { ok: true }
  | { ok: false; differenceMinor: number; expectedMinor: number; capturedMinor: number };

/**
 * Checks whether the amount paid equals lines, shipping, discount and fees (decisions.md 11), in minor units.
 * `differenceMinor` is captured minus expected: negative when too little was captured. Earlier refunds don't matter.
 */
export function checkOrderAddsUp(order: OrderMoney): OrderSumCheck {
  const tax = (taxMinor: number): number => (order.taxesIncluded ? 0 : taxMinor);
  const { shipping } = order;
  const expectedMinor = sumMinor([
    ...order.lines.flatMap((line) => [
      multiplyQuantity(line.unitPriceMinor, line.quantity),
      -line.discountMinor,
      tax(line.taxMinor),
    ]),
    -order.orderDiscountMinor,
    order.feesMinor ?? 0,
    shipping.priceMinor,
    -shipping.discountMinor,
    tax(shipping.taxMinor),
  ]);
  const capturedMinor = sumMinor(order.payments.map((payment) => payment.capturedMinor));
  if (capturedMinor === expectedMinor) return { ok: true };
  return { ok: false, differenceMinor: sumMinor([capturedMinor, -expectedMinor]), expectedMinor, capturedMinor };
}
