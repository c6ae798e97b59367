import { multiplyRate, splitByLargestRemainder, sumMinor } from "@/server/kernel/money";

/**
 * Converts a net discount to the amount it takes off tax-inclusive prices, in minor units (acceptance case 14: 10.00
 * net at 20% takes off 12.00). The discount is split over the lines by their net amounts, and each share carries its
 * line's rate. Connectors call it before storing an order: stored discounts always use the terms of the prices.
 */
export function grossOfNetDiscount(input: {
  netDiscountMinor: number;
  lines: readonly { netAmountMinor: number; taxRateBasisPoints: number }[];
}): number {
  const shares = splitByLargestRemainder(
    input.netDiscountMinor,
    input.lines.map((line) => line.netAmountMinor),
  );
  const taxes = input.lines.map((line, position) => multiplyRate(shares[position] ?? 0, line.taxRateBasisPoints));
  return sumMinor([...shares, ...taxes]);
}
