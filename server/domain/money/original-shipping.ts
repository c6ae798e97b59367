import { multiplyQuantity, sumMinor } from "@/server/kernel/money";
import type { OrderMoney, ShippingShare, UnitShare } from "./types";

/**
 * Returns what was paid for an order's delivery, in minor units, if all of its units come back; null as long as one
 * stays (rule 5). For stores that refund ORIGINAL_SHIPPING. `comesBack` are the units refunded by earlier returns and
 * by this one. An exchanged unit doesn't count, because its replacement was delivered too. A discount larger than all
 * items was taken off the shipping. The last return of an order gets the amount, so it is never paid twice.
 */
export function originalShipping(
  order: OrderMoney,
  comesBack: readonly Pick<UnitShare, "lineId" | "index">[],
): ShippingShare | null {
  const backByLine = new Map<string, Set<number>>();
  for (const { lineId, index } of comesBack) {
    backByLine.set(lineId, (backByLine.get(lineId) ?? new Set()).add(index));
  }
  if (order.lines.some((line) => (backByLine.get(line.id)?.size ?? 0) < line.quantity)) return null;
  const itemsMinor = sumMinor(
    order.lines.map((line) => multiplyQuantity(line.unitPriceMinor, line.quantity) - line.discountMinor),
  );
  const { priceMinor, discountMinor, taxMinor } = order.shipping;
  const onTopMinor = order.taxesIncluded ? 0 : taxMinor;
  const beyondItemsMinor = Math.max(0, order.orderDiscountMinor - itemsMinor);
  const paidMinor = Math.max(0, sumMinor([priceMinor, -discountMinor, -beyondItemsMinor, onTopMinor]));
  return paidMinor === 0 ? null : { paidMinor, taxMinor: Math.min(taxMinor, paidMinor) };
}
