import { type Column, FigureTable } from "./figure-table";
import { share } from "./reason-bars";
import { Sparkline } from "./sparkline";
import type { Analytics } from "./types";

const counted = (value: number): string => value.toLocaleString("en");

type Product = Analytics["products"][number];
type Size = Analytics["sizes"][number];
type Warehouse = Analytics["warehouses"][number];

/** What comes back most, how often of what was sold, and why. */
export function ProductTable({ products }: { products: readonly Product[] }) {
  return (
    <FigureTable
      caption="The products that come back most"
      rows={products}
      none="Nothing came back in these days."
      keyOf={({ sku, name, variant_name }) => `${sku}${name}${variant_name}`}
      columns={[
        { head: "Product", isWrapped: true, cell: (product) => <ProductName {...product} /> },
        { head: "Why", isWrapped: true, isExtra: true, cell: reasonsText },
        { head: "Over the period", isExtra: true, cell: ({ course }) => <Sparkline course={course} unit="Pieces" /> },
        { head: "Back", isFigure: true, cell: ({ units }) => counted(units) },
        { head: "Of sold", isFigure: true, cell: ({ units, ordered_units }) => share(units, ordered_units) },
      ]}
    />
  );
}

const ProductName = ({ name, variant_name, sku }: Product) => (
  <>
    <span className="strong">{name}</span>
    <span className="block text-[13px]">
      {variant_name} <span className="mono">{sku}</span>
    </span>
  </>
);

const REASONS_TOLD = 3;

const reasonsText = ({ reasons }: Product): string =>
  reasons
    .slice(0, REASONS_TOLD)
    .map(({ name, units }) => `${name} ${units}`)
    .join(", ");

/** As many reasons as fit beside each other. */
const REASONS_BESIDE = 3;
/** What stores call such reasons. */
const ABOUT_SIZE = /small|big|large|tight|loose|short|long|wide|narrow|size|fit/i;

/** Which sizes come back, how often of what was sold, and for which reasons: the largest of a size stands out. */
export function SizeTable({ sizes }: { sizes: readonly Size[] }) {
  const names = reasonsBeside(sizes);
  const shown = names.slice(0, REASONS_BESIDE);
  const counts = (size: Size): number[] => shown.map((name) => unitsFor(size, name));
  const others = (size: Size): number => size.units - counts(size).reduce((sum, count) => sum + count, 0);
  const reasons = shown.map(
    (name): Column<Size> => ({
      head: name || "No reason",
      isFigure: true,
      cell: (size) => counted(unitsFor(size, name)),
      isStrong: (size) => unitsFor(size, name) > 0 && unitsFor(size, name) === Math.max(...counts(size)),
    }),
  );
  return (
    <FigureTable
      sideways="Reasons by size"
      caption="Sizes that come back, with their reasons in units"
      rows={sizes}
      none="Nothing that has a size came back in these days."
      keyOf={({ size }) => size}
      columns={[
        { head: "Size", isStrong: () => true, cell: ({ size }) => size },
        { head: "Back", isFigure: true, cell: ({ units }) => counted(units) },
        { head: "Of sold", isFigure: true, cell: ({ units, ordered_units }) => share(units, ordered_units) },
        ...reasons,
        ...(names.length > shown.length
          ? [{ head: "Other", isFigure: true, cell: (size: Size) => counted(others(size)) }]
          : []),
      ]}
    />
  );
}

const unitsFor = ({ reasons }: Size, name: string): number =>
  reasons.find((reason) => reason.name === name)?.units ?? 0;

/** Names of reasons: what is about the size first, then the most frequent. */
const reasonsBeside = (sizes: readonly Size[]): string[] => {
  const totals = new Map<string, { units: number; isSize: boolean }>();
  for (const { reasons } of sizes)
    for (const { reason, name, units } of reasons)
      totals.set(name, { units: (totals.get(name)?.units ?? 0) + units, isSize: ABOUT_SIZE.test(reason) });
  const rank = ({ isSize, units }: { units: number; isSize: boolean }) =>
    (isSize ? Number.MAX_SAFE_INTEGER / 2 : 0) + units;
  return [...totals].sort(([, one], [, other]) => rank(other) - rank(one)).map(([name]) => name);
};

const HOUR = 3600;

const unitsOf = ({ approved, declined, missing }: Warehouse): number => approved + declined + missing;

const perHour = (warehouse: Warehouse): string =>
  warehouse.seconds === 0 ? "–" : counted(Math.round((unitsOf(warehouse) / warehouse.seconds) * HOUR));

/** What was checked at the stations: of places, never of people. */
export function WarehouseTable({ warehouses }: { warehouses: readonly Warehouse[] }) {
  return (
    <FigureTable
      sideways="Checks by place"
      caption="What was checked at the stations"
      rows={warehouses}
      none="Nothing was checked at a station in these days."
      keyOf={({ place }) => place}
      columns={[
        { head: "Warehouse", isStrong: () => true, cell: ({ place }) => place || "No place named" },
        { head: "Parcels", isFigure: true, cell: ({ parcels }) => counted(parcels) },
        { head: "Units", isFigure: true, cell: (warehouse) => counted(unitsOf(warehouse)) },
        { head: "Units per hour", isFigure: true, cell: perHour },
        { head: "Declined", isFigure: true, cell: (warehouse) => share(warehouse.declined, unitsOf(warehouse)) },
        { head: "Missing", isFigure: true, cell: (warehouse) => share(warehouse.missing, unitsOf(warehouse)) },
      ]}
    />
  );
}
