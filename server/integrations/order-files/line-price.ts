import { multiplyQuantity } from "@/server/kernel/money";
import { problemOf } from "./order-file-error";

export type Line = Record<string, unknown>;

/** A number of a line; undefined where the row does not say it. */
export const numberAt = (line: Line, name: string): number | undefined =>
  typeof line[name] === "number" ? (line[name] as number) : undefined;

/**
 * Fills `unit_price` and `total_discount` of a line whose row says what the whole line came to (`line_total`, after
 * its discounts): the price of one is rounded up, and the discount brings the line back to what was paid for it.
 */
export const priceLine = (line: Line): void => {
  const total = numberAt(line, "line_total");
  delete line.line_total;
  const quantity = numberAt(line, "quantity") ?? 0;
  if (total === undefined || quantity === 0) return;
  const price = Math.max(numberAt(line, "unit_price") ?? 0, Math.ceil(total / quantity));
  line.unit_price = price;
  line.total_discount = multiplyQuantity(price, quantity) - total;
};

/** What the line came to after its own discount, in minor units. @throws RowProblem */
export const lineAmount = (line: Line): number => {
  const price = numberAt(line, "unit_price");
  if (price === undefined) throw problemOf("unit_price", "must not be empty");
  return multiplyQuantity(price, numberAt(line, "quantity") ?? 0);
};
