import { requireMinor, splitByLargestRemainder, sumMinor } from "@/server/kernel/money";
import type { ConditionalDiscount, UnitShare } from "./types";

/**
 * Returns which part of each unit's share of the order discount belongs to which conditional discount, in minor units:
 * one list per discount, in the order of the units (rules 2 and 11). Each discount is split by the part of the order
 * discount that is still unexplained on the units, so neither a discount nor a unit's share is given away twice. Any
 * discount beyond the order discount on the items was taken off the shipping and has no share here.
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
