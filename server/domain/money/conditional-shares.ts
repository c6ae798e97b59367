import { requireMinor, splitByLargestRemainder, sumMinor } from "@/server/kernel/money";
import type { ConditionalDiscount, UnitShare } from "./types";

/**
 * Which part of each unit's share of the order discount belongs to which conditional discount, in minor units: one
 * list per discount, in the order of the units (rules 2 and 11). Each discount is split by what of the order discount
 * is still unexplained on the units, so that neither a discount nor a unit's share is given away twice. Discounts
 * beyond the order discount on the items came off the shipping and have no share here.
 */
export function conditionalShares(
  orderUnits: readonly UnitShare[],
  discounts: readonly ConditionalDiscount[],
): number[][] {
  let unexplained = orderUnits.map((unit) => unit.orderDiscountMinor);
  return discounts.map((discount) => {
    const amountMinor = requireMinor(discount.amountMinor, "a conditional discount");
    const shares = splitByLargestRemainder(Math.min(amountMinor, sumMinor(unexplained)), unexplained);
    unexplained = unexplained.map((minor, position) => minor - (shares[position] ?? 0));
    return shares;
  });
}
