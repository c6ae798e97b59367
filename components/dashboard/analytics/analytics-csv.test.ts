import { expect, test } from "vitest";
import { ANALYTICS_PARTS, analyticsCsv } from "./analytics-csv";
import type { Analytics } from "./types";

const sums = { returns: 2, refunded: "1250", units: 3 };
const figures = {
  ...{ currency: "EUR", now: sums, before: { ...sums, returns: 1 } },
  days: [{ day: "2026-11-21", returns: 2 }],
  reasons: [{ reason: "TOO_SMALL", name: "=Too small", units: 3, before: 1 }],
  products: [],
  sizes: [
    { size: "M", units: 3, ordered_units: 9, reasons: [{ name: "Narrow", units: 3, size_direction: "TOO_SMALL" }] },
  ],
  steps: [{ step: "CHECKED", returns: 2, hours: 1.5, hours_before: null }],
  warehouses: [],
} as unknown as Analytics;

const linesOf = (text: string) => text.trim().split("\r\n").slice(1);

test("one file has every figure, and the parts together have what it has beside the sums", () => {
  const all = linesOf(analyticsCsv(figures));
  const parts = ANALYTICS_PARTS.flatMap((part) => linesOf(analyticsCsv(figures, part)));
  expect(all.filter((line) => !line.startsWith("figure"))).toEqual(parts);
  expect(all.filter((line) => line.startsWith("figure"))).toContain("figure,refunded,12.50,12.50,EUR");
});

test("a part has its lines alone, and a name that begins as a formula does not stay one", () => {
  expect(linesOf(analyticsCsv(figures, "steps"))).toEqual(["step,CHECKED,1.50,,hours"]);
  expect(linesOf(analyticsCsv(figures, "sizes"))).toEqual([
    "size,M,3,,units of 9 sold",
    "size and reason,M · Narrow,3,,units",
    "size and direction,M · TOO_SMALL,3,,units",
    "size and direction,M · TOO_BIG,0,,units",
  ]);
  expect(linesOf(analyticsCsv(figures, "reasons"))).toEqual(["reason,'=Too small,3,1,units"]);
});
