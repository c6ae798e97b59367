import { expect, test } from "vitest";
import { breakdownLines } from "./breakdown-lines";

let position = 0;
const row = (group: string, kind: string, amount: string, unit_id: string | null = null) => {
  position += 1;
  return { position, group, kind, label: kind, formula: "", unit_id, amount };
};
const item = (line_item_id: string, name: string, ...ids: string[]) => ({
  ...{ line_item_id, product: { name, variant_name: "M" }, units: ids.map((unit_id) => ({ unit_id })) },
});

test("groups rows by item, keeps rows about the whole return separate, and loses none", () => {
  const rows = [
    row("ITEMS", "UNIT_PRICE", "18900", "a"),
    row("ITEMS", "UNIT_PRICE", "1800", "b1"),
    row("ITEMS", "UNIT_PRICE", "1800", "b2"),
    row("DISCOUNTS", "ORDER_DISCOUNT", "-1890", "a"),
    row("TAX", "TAX_INCLUDED", "0", "a"),
    row("NOT_ACCEPTED", "UNIT_DECLINED", "-1800", "b2"),
    row("FEES", "RESTOCK_FEE", "-170", "a"),
    row("FEES", "SHIPPING_FEE", "-490"),
    row("LEG", "PAYOUT", "18150"),
  ];
  const items = [item("l1", "Jacket", "a"), item("l2", "Mug", "b1", "b2"), item("l3", "Hat", "c")];
  const lines = breakdownLines({ rows }, items as never);
  expect(lines.map(({ label, quantity, amount }) => [label, quantity, amount])).toEqual([
    ["Jacket, M", 1, "17010"],
    ["Mug, M", 2, "1800"],
    ["RESTOCK_FEE", 1, "-170"],
    ["SHIPPING_FEE", 1, "-490"],
  ]);
  expect(lines.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(18_150);
});
