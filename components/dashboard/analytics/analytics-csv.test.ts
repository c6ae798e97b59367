import { expect, test } from "vitest";
import { ANALYTICS_PARTS, analyticsCsv } from "./analytics-csv";
import type { Analytics, Breakdown } from "./types";

const sums = { returns: 2, refunded: "1250", units: 3 };
const numbers = { units: 3, received_units: 2, inspected_units: 2, declined_units: 1, missing_units: 0 };
const money = { refunded: "1250", credited: "0", exchanged: "5" };
const figures = {
  ...{ currency: "EUR", now: sums, before: { ...sums, returns: 1 } },
  course: [{ from: "2026-11-21", to: "2026-11-21", now: { ...numbers, ...money }, before: { ...numbers, ...money } }],
  refund_deadlines: { on_time: 4, late: 1, open: 0, overdue: 2 },
  overdue_refunds: [{ currency: "JPY", refunds: 2, amount: "300", oldest_due_on: "2026-11-20" }],
  days: [{ day: "2026-11-21", returns: 2 }],
  reasons: [{ reason: "TOO_SMALL", name: "=Too small", units: 3, before: 1 }],
  products: [],
  sizes: [
    { size: "M", units: 3, ordered_units: 9, reasons: [{ name: "Narrow", units: 3, size_direction: "TOO_SMALL" }] },
  ],
  steps: [{ step: "CHECKED", returns: 2, hours: 1.5, hours_before: null }],
  warehouses: [],
} as unknown as Analytics;
const row = { ...numbers, returns: 2, units_before: 1, value: "900", accepted: "600", ordered_units: null };
const breakdown: Breakdown = {
  currency: "EUR",
  rows: [{ ...row, key: "DE", filter_key: "DE", name: "", refunded: "500", credited: "0", label_cost: "395" }],
  rest: { ...row, returns: null, refunded: "0", credited: "0", label_cost: null },
};
const look = { figures, breakdown, by: "COUNTRY" as const };

const linesOf = (text: string) => text.trim().split("\r\n").slice(1);

test("exports every figure in one file, whose non-summary rows equal the single-part files combined", () => {
  const all = linesOf(analyticsCsv(look));
  const parts = ANALYTICS_PARTS.flatMap((part) => linesOf(analyticsCsv(look, part)));
  expect(all.filter((line) => !line.startsWith("figure"))).toEqual(parts);
  expect(all.filter((line) => line.startsWith("figure"))).toContain("figure,refunded,12.50,12.50,EUR");
});

test("exports only the rows of the requested part and escapes names that look like formulas", () => {
  expect(linesOf(analyticsCsv(look, "steps"))).toEqual(["step,CHECKED,1.50,,hours"]);
  expect(linesOf(analyticsCsv(look, "sizes"))).toEqual([
    "size,M,3,,units of 9 sold",
    "size and reason,M · Narrow,3,,units",
    "size and direction,M · TOO_SMALL,3,,units",
    "size and direction,M · TOO_BIG,0,,units",
  ]);
  expect(linesOf(analyticsCsv(look, "reasons"))).toEqual(["reason,'=Too small,3,1,units"]);
});

test("exports money, refunds and breakdowns in the currency of the row", () => {
  expect(linesOf(analyticsCsv(look, "money"))).toEqual([
    "money,2026-11-21 · refunded,12.50,12.50,EUR",
    "money,2026-11-21 · credited,0.00,0.00,EUR",
    "money,2026-11-21 · exchanged,0.05,0.05,EUR",
  ]);
  expect(linesOf(analyticsCsv(look, "deadlines")).at(-1)).toBe('refunds,"overdue now, 2 since 2026-11-20",300,,JPY');
  const lines = linesOf(analyticsCsv(look, "breakdown"));
  expect(lines).toContain("country,Germany · units,3,1,units");
  expect(lines).toContain("country,Germany · label_cost,3.95,,EUR");
  expect(lines).toContain("country,All others · value,9.00,,EUR");
  expect(lines).not.toContain(expect.stringContaining("All others · refunded"));
});
