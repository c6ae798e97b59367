import { minorDigits } from "@/contract/vocabulary/format-money";
import { CSV_BEGINNING, csvLine } from "../browser/csv-line";
import type { Analytics, Figures } from "./types";

const AMOUNTS = [
  "refunded",
  "credited",
  "exchanged",
  "fees",
  "bonuses",
  "label_cost",
] as const satisfies readonly (keyof Figures)[];

/** All figures of a look in one file, a line for each: what it is of, its name, its value, and the value before. */
export const analyticsCsv = ({
  currency,
  now,
  before,
  days,
  reasons,
  products,
  sizes,
  steps,
  warehouses,
}: Analytics): string => {
  const decimal = (minor: string) => (Number(minor) / 10 ** minorDigits(currency)).toFixed(minorDigits(currency));
  const textOf = (figures: Figures, name: keyof Figures): string =>
    AMOUNTS.some((amount) => amount === name) ? decimal(String(figures[name])) : String(figures[name]);
  const hours = (value: number | null) => (value === null ? "" : value.toFixed(2));
  const lines: string[][] = [
    ["of", "name", "value", "before", "unit"],
    ...(Object.keys(now) as (keyof Figures)[]).map((name) => [
      ...["figure", name, textOf(now, name), textOf(before, name)],
      AMOUNTS.some((amount) => amount === name) ? currency : "",
    ]),
    ...days.map(({ day, returns }) => ["day", day, String(returns), "", "returns"]),
    ...reasons.map(({ name, units, before: was }) => ["reason", name, String(units), String(was), "units"]),
    ...products.map((product) => [
      ...["product", [product.name, product.variant_name, product.sku].filter(Boolean).join(" · ")],
      ...[String(product.units), "", `units of ${product.ordered_units} sold`],
    ]),
    ...sizes.flatMap(({ size, units, ordered_units, reasons: why }) => [
      ["size", size, String(units), "", `units of ${ordered_units} sold`],
      ...why.map((reason) => ["size and reason", `${size} · ${reason.name}`, String(reason.units), "", "units"]),
    ]),
    ...steps.map(({ step, hours: now, hours_before }) => ["step", step, hours(now), hours(hours_before), "hours"]),
    ...warehouses.flatMap(({ place, parcels, approved, declined, missing, seconds }) =>
      Object.entries({ parcels, approved, declined, missing, seconds }).map(([name, value]) => [
        ...["warehouse", `${place} · ${name}`, String(value), "", name],
      ]),
    ),
  ];
  return CSV_BEGINNING + lines.map(csvLine).join("");
};
