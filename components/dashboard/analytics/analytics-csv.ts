import { CSV_BEGINNING, csvLine } from "@/contract/vocabulary/csv-line";
import { minorDigits } from "@/contract/vocabulary/format-money";
import { unitsTold } from "./size-reasons";
import type { Analytics, Figures } from "./types";

const AMOUNTS = [
  "refunded",
  "credited",
  "exchanged",
  "fees",
  "bonuses",
  "label_cost",
] as const satisfies readonly (keyof Figures)[];

/** The parts of the page that have a file of their own. */
export const ANALYTICS_PARTS = ["days", "reasons", "products", "sizes", "steps", "warehouses"] as const;
export type AnalyticsPart = (typeof ANALYTICS_PARTS)[number];

/** The figures of a look in one file, or those of one part: what each is of, its name, its value, and the value before. */
export const analyticsCsv = (figures: Analytics, only: AnalyticsPart | null = null): string => {
  const parts = partsOf(figures);
  const chosen = only === null ? [figureLines(figures), ...ANALYTICS_PARTS.map((part) => parts[part])] : [parts[only]];
  return CSV_BEGINNING + [["of", "name", "value", "before", "unit"], ...chosen.flat()].map(csvLine).join("");
};

const figureLines = ({ currency, now, before }: Analytics): string[][] => {
  const decimal = (minor: string) => (Number(minor) / 10 ** minorDigits(currency)).toFixed(minorDigits(currency));
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

/** How much of it came back, and why. */
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
}: Analytics): Record<AnalyticsPart, string[][]> => ({
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
