import { DomainError } from "@/server/kernel/domain-error";
import { multiplyQuantity, requireMinor, splitByLargestRemainder, splitEqually, sumMinor } from "@/server/kernel/money";
import type { OrderMoney, OrderMoneyLine, UnitShare } from "./types";

/**
 * Returns the fixed share of every unit of an order, in minor units (domain.md, money rules 2 and 3). Lines are in the
 * order given, units of a line by index. The order's discount is split over lines by their price after their own
 * discount. Then the paid total and the tax of a line are split over its units, and the discounts follow from the
 * difference, so that every unit and every column adds up.
 *
 * An order discount larger than all items was taken off the shipping, which has no part in an item's refund (rule 5).
 * Throws INVALID_ORDER_MONEY for a line whose discount exceeds its price or whose included tax exceeds its amount.
 */
export function unitShares(order: OrderMoney): UnitShare[] {
  const netsMinor = order.lines.map(netOfLine);
  const itemsMinor = sumMinor(netsMinor);
  const onItemsMinor = Math.min(requireMinor(order.orderDiscountMinor), itemsMinor);
  const sharesMinor = splitByLargestRemainder(onItemsMinor, netsMinor);
  return order.lines.flatMap((line, position) =>
    sharesOfLine({
      line,
      paidBeforeTaxMinor: (netsMinor[position] ?? 0) - (sharesMinor[position] ?? 0),
      orderDiscountMinor: sharesMinor[position] ?? 0,
      wholeOrderDiscountMinor: onItemsMinor,
      taxesIncluded: order.taxesIncluded,
    }),
  );
}

type LineToShare = {
  line: OrderMoneyLine;
  paidBeforeTaxMinor: number;
  orderDiscountMinor: number;
  wholeOrderDiscountMinor: number;
  taxesIncluded: boolean;
};

function sharesOfLine(input: LineToShare): UnitShare[] {
  const { line, taxesIncluded } = input;
  if (taxesIncluded && line.taxMinor > input.paidBeforeTaxMinor) {
    throw invalidLine(line, "its included tax is more than its amount");
  }
  const onTopMinor = taxesIncluded ? 0 : line.taxMinor;
  const paid = splitEqually(sumMinor([input.paidBeforeTaxMinor, onTopMinor]), line.quantity);
  const tax = splitEqually(line.taxMinor, line.quantity);
  const discounts = paid.map((paidMinor, index) => {
    const unitTaxMinor = taxesIncluded ? 0 : (tax[index] ?? 0);
    return line.unitPriceMinor - paidMinor + unitTaxMinor;
  });
  // Weighted by the unit's whole discount, so that neither part can be larger than it.
  const lineDiscounts = splitByLargestRemainder(line.discountMinor, discounts);
  return paid.map((paidMinor, index) => ({
    lineId: line.id,
    index,
    priceMinor: line.unitPriceMinor,
    lineDiscountMinor: lineDiscounts[index] ?? 0,
    orderDiscountMinor: (discounts[index] ?? 0) - (lineDiscounts[index] ?? 0),
    taxMinor: tax[index] ?? 0,
    paidMinor,
    of: {
      lineDiscountMinor: line.discountMinor,
      orderDiscountMinor: input.wholeOrderDiscountMinor,
      taxMinor: line.taxMinor,
    },
  }));
}

function netOfLine(line: OrderMoneyLine): number {
  requireMinor(line.taxMinor, "a tax");
  if (line.quantity < 1) throw invalidLine(line, "it has no units");
  const netMinor = multiplyQuantity(line.unitPriceMinor, line.quantity) - requireMinor(line.discountMinor);
  if (netMinor < 0) throw invalidLine(line, "its discount is more than its price");
  return netMinor;
}

function invalidLine(line: OrderMoneyLine, why: string): DomainError {
  return new DomainError({
    reason: "INVALID_ORDER_MONEY",
    message: `Line ${line.id} cannot be split over its units: ${why}.`,
    facts: { lineId: line.id, why },
  });
}
