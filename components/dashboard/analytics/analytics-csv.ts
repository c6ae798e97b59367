import type { AnalyticsDimension } from "@/contract/vocabulary/analytics";
import { CSV_BEGINNING, csvLine } from "@/contract/vocabulary/csv-line";
import { minorDigits } from "@/contract/vocabulary/format-money";
import { nameOf } from "./breakdown-names";
import { slugOf } from "./period";
import { unitsTold } from "./size-reasons";
import type { Analytics, Breakdown, Figures } from "./types";

const AMOUNTS = [
  "refunded",
  "credited",
  "exchanged",
  "fees",
  "bonuses",
  "label_cost",
] as const satisfies readonly (keyof Figures)[];

/** Sections of the page that can be exported separately. */
export const ANALYTICS_PARTS = [
  "days",
  "money",
  "inspections",
  "deadlines",
  "breakdown",
  "reasons",
  "products",
  "sizes",
  "steps",
  "warehouses",
] as const;
export type AnalyticsPart = (typeof ANALYTICS_PARTS)[number];

/**
 * Returns the figures of the selected period as CSV, all of them or only those of one part: category, name, value,
 * previous value and unit.
 */
export const analyticsCsv = (
  { figures, breakdown, by }: { figures: Analytics; breakdown: Breakdown; by: AnalyticsDimension },
  only: AnalyticsPart | null = null,
): string => {
  const parts = { ...partsOf(figures), ...courseLines(figures), breakdown: breakdownLines(breakdown, by) };
  const chosen = only === null ? [figureLines(figures), ...ANALYTICS_PARTS.map((part) => parts[part])] : [parts[only]];
  return CSV_BEGINNING + [["of", "name", "value", "before", "unit"], ...chosen.flat()].map(csvLine).join("");
};

const decimalIn = (currency: string) => (minor: string) =>
  (Number(minor) / 10 ** minorDigits(currency)).toFixed(minorDigits(currency));

const STAGES = ["units", "received_units", "inspected_units", "declined_units", "missing_units"] as const;

const courseLines = ({ course, currency, refund_deadlines, overdue_refunds }: Analytics) => {
  const decimal = decimalIn(currency);
  const spanOf = ({ from, to }: { from: string; to: string }) => (from === to ? from : `${from} to ${to}`);
  return {
    money: course.flatMap((part) =>
      (["refunded", "credited", "exchanged"] as const).map((name) => [
        ...["money", `${spanOf(part)} · ${name}`, decimal(part.now[name]), decimal(part.before[name]), currency],
      ]),
    ),
    inspections: course.flatMap((part) =>
      STAGES.map((name) => [
        ...["inspection", `${spanOf(part)} · ${name}`, String(part.now[name]), String(part.before[name]), "units"],
      ]),
    ),
    deadlines: [
      ...Object.entries(refund_deadlines).map(([name, value]) => ["refunds", name, String(value), "", "refunds"]),
      ...overdue_refunds.map((one) => [
        ...["refunds", `overdue now, ${one.refunds} since ${one.oldest_due_on}`],
        ...[decimalIn(one.currency)(one.amount), "", one.currency],
      ]),
    ],
  };
};

const breakdownLines = ({ rows, rest, currency }: Breakdown, by: AnalyticsDimension): string[][] => {
  const decimal = decimalIn(currency);
  const all = [...rows, ...(rest === null ? [] : [{ ...rest, key: null, name: "" }])];
  return all.flatMap((row) => {
    const line = (what: string, value: string, before: string, unit: string) => [
      ...[slugOf(by), `${nameOf(by, row)} · ${what}`, value, before, unit],
    ];
    const amounts = (["value", "accepted", "refunded", "credited", "label_cost"] as const).flatMap((name) => {
      const amount = row[name];
      return amount === null ? [] : [line(name, decimal(amount), "", currency)];
    });
    return [
      ...STAGES.map((name) => line(name, String(row[name]), name === "units" ? String(row.units_before) : "", "units")),
      ...amounts,
    ];
  });
};

const figureLines = ({ currency, now, before }: Analytics): string[][] => {
  const decimal = decimalIn(currency);
  const isAmount = (name: keyof Figures) => AMOUNTS.some((amount) => amount === name);
  const textOf = (figures: Figures, name: keyof Figures): string =>
    isAmount(name) ? decimal(String(figures[name])) : String(figures[name]);
  return (Object.keys(now) as (keyof Figures)[]).map((name) => [
    ...["figure", name, textOf(now, name), textOf(before, name)],
    isAmount(name) ? currency : "",
  ]);
};

const hours = (value: number | null) => (value === null ? "" : value.toFixed(2));

type Returned = Pick<Analytics["products"][number], "units" | "ordered_units" | "reasons">;

/** Rows for the returned units of one product or size, and for their reasons. */
const withReasons = (what: string, name: string, { units, ordered_units, reasons }: Returned): string[][] => [
  [what, name, String(units), "", `units of ${ordered_units} sold`],
  ...reasons.map((reason) => [`${what} and reason`, `${name} · ${reason.name}`, String(reason.units), "", "units"]),
];

const partsOf = ({
  days,
  reasons,
  products,
  sizes,
  steps,
  warehouses,
}: Analytics): Record<"days" | "reasons" | "products" | "sizes" | "steps" | "warehouses", string[][]> => ({
  days: days.map(({ day, returns }) => ["day", day, String(returns), "", "returns"]),
  reasons: reasons.map(({ name, units, before: was }) => ["reason", name, String(units), String(was), "units"]),
  products: products.flatMap((product) => {
    const { name, variant_name, sku } = product;
    return withReasons("product", [name, variant_name, sku].filter(Boolean).join(" · "), product);
  }),
  sizes: sizes.flatMap((size) => [
    ...withReasons("size", size.size, size),
    ...(["TOO_SMALL", "TOO_BIG"] as const).map((direction) => [
      ...["size and direction", `${size.size} · ${direction}`],
      ...[String(unitsTold(size, direction)), "", "units"],
    ]),
  ]),
  steps: steps.map(({ step, hours: now, hours_before }) => ["step", step, hours(now), hours(hours_before), "hours"]),
  warehouses: warehouses.flatMap(({ place, parcels, approved, declined, missing, seconds }) =>
    Object.entries({ parcels, approved, declined, missing, seconds }).map(([name, value]) => [
      ...["warehouse", `${place} · ${name}`, String(value), "", name],
    ]),
  ),
});
