import { multiplyQuantity } from "@/server/kernel/money";
import { problemOf } from "./order-file-error";

export type Line = Record<string, unknown>;

/** Returns a number of a line; undefined when the row has none. */
export const numberAt = (line: Line, name: string): number | undefined =>
  typeof line[name] === "number" ? (line[name] as number) : undefined;

/**
 * Fills in `unit_price` and `total_discount` of a line that only has a total (`line_total`, after discounts): the unit
 * price is rounded up, and the discount makes up the difference.
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

/** Returns the line's total after its own discount, in minor units. @throws RowProblem */
export const lineAmount = (line: Line): number => {
  const price = numberAt(line, "unit_price");
  if (price === undefined) throw problemOf("unit_price", "must not be empty");
  return multiplyQuantity(price, numberAt(line, "quantity") ?? 0);
};
