import type { Derivation, Summary } from "../return-facts/detail";

type Row = Derivation["rows"][number];

/** A line of the breakdown: an item with all rows for its units, or one row for the whole return. */
export type BreakdownLine = { key: string; label: string; quantity: number; amount: string; rows: readonly Row[] };

/** Fees and bonuses are separate lines, even if they are calculated by item. */
const OF_ITEMS = new Set(["ITEMS", "DISCOUNTS", "TAX", "NOT_ACCEPTED", "EXCHANGE"]);

const sumOf = (rows: readonly Row[]): string =>
  String(rows.reduce((sum, { amount }) => sum + BigInt(amount), BigInt(0)));

/**
 * Groups the rows of a calculation by item, in the order of the items, followed by rows for the whole return. The lines
 * have the same total as the rows, because they only sum the rows of the refund.
 */
export const breakdownLines = (
  { rows }: Pick<Derivation, "rows">,
  items: readonly Pick<Summary["returned_items"]["items"][number], "line_item_id" | "product" | "units">[],
): BreakdownLine[] => {
  const shown = rows.filter(({ group, kind }) => group !== "LEG" && kind !== "TAX_INCLUDED");
  const ofItems = items.map(({ line_item_id, product, units }) => {
    const ids = new Set(units.map(({ unit_id }) => unit_id));
    const own = shown.filter(({ unit_id, group }) => unit_id !== null && ids.has(unit_id) && OF_ITEMS.has(group));
    const label = [product.name, product.variant_name].filter(Boolean).join(", ");
    return { key: line_item_id, label, quantity: units.length, amount: sumOf(own), rows: own };
  });
  const taken = new Set(ofItems.flatMap((line) => line.rows));
  const others = shown
    .filter((row) => !taken.has(row))
    .map((row) => ({ key: `row ${row.position}`, label: row.label, quantity: 1, amount: row.amount, rows: [row] }));
  return [...ofItems.filter((line) => line.rows.length > 0), ...others];
};
