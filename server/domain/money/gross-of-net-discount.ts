import { multiplyRate, splitByLargestRemainder, sumMinor } from "@/server/kernel/money";

/**
 * What a discount that was given net takes off tax-inclusive prices, in minor units (acceptance case 14: 10.00 net at
 * 20% takes off 12.00). The discount is split over the lines by their net amounts, and each share carries the rate
 * of its line. Connectors use it before an order is stored: inside, a discount is always in the terms of the prices.
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
