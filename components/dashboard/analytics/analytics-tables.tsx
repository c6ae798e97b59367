import { t } from "@/messages/dashboard/analytics";
import { FigureTable } from "./figure-table";
import { counted, rateOf } from "./rate";
import { columnsBeside, fitWords } from "./size-reasons";
import type { Analytics } from "./types";

type Product = Analytics["products"][number];
type Size = Analytics["sizes"][number];
type Warehouse = Analytics["warehouses"][number];

/** The most returned products, with their return rate and reasons. */
export function ProductTable({ products }: { products: readonly Product[] }) {
  return (
    <FigureTable
      caption={t("analyticsTables.productsCaption")}
      rows={products}
      none={t("analyticsTables.noReturns")}
      keyOf={({ sku, name, variant_name }) => `${sku}${name}${variant_name}`}
      columns={[
        {
          head: t("analyticsTables.variant"),
          isWrapped: true,
          isName: true,
          cell: (product) => <ProductName {...product} />,
        },
        {
          head: t("analyticsTables.reasons"),
          isWrapped: true,
          isExtra: true,
          cell: (product) => <ProductReasons {...product} />,
        },
        { head: t("analyticsTables.trend"), isExtra: true, cell: ({ course }) => <Sparkline course={course} /> },
        { head: t("analyticsTables.units"), isFigure: true, cell: ({ units }) => counted(units) },
        {
          head: t("analyticsTables.returnRate"),
          isFigure: true,
          cell: ({ units, ordered_units }) => rateOf(units, ordered_units).text,
        },
      ]}
    />
  );
}

const ProductName = ({ name, variant_name, sku }: Product) => (
  <>
    <span className="font-medium text-ink">{name}</span>
    <span className="block text-[13px]">
      {variant_name} <span className="font-mono text-code">{sku}</span>
    </span>
  </>
);

const REASONS_TOLD = 3;

function ProductReasons(product: Product) {
  const fit = fitWords(product);
  return (
    <>
      {fit ? <span className="font-medium text-ink block">{fit}</span> : null}
      {product.reasons
        .slice(0, REASONS_TOLD)
        .map(({ name, units }) => `${name} ${units}`)
        .join(", ")}
    </>
  );
}

/** Returns by size, with the return rate and the reasons; the largest value of a size is highlighted. */
export function SizeTable({ sizes }: { sizes: readonly Size[] }) {
  const beside = columnsBeside(sizes);
  const most = (size: Size): number => Math.max(...beside.map(({ unitsOf }) => unitsOf(size)));
  return (
    <FigureTable
      sideways={t("analyticsTables.reasonsBySize")}
      caption={t("analyticsTables.sizesCaption")}
      rows={sizes}
      none={t("analyticsTables.noSizes")}
      keyOf={({ size }) => size}
      columns={[
        { head: t("analyticsTables.size"), isStrong: () => true, cell: ({ size }) => size },
        { head: t("analyticsTables.units"), isFigure: true, cell: ({ units }) => counted(units) },
        {
          head: t("analyticsTables.returnRate"),
          isFigure: true,
          cell: ({ units, ordered_units }) => rateOf(units, ordered_units).text,
        },
        ...beside.map(({ id, head, unitsOf }) => ({
          ...{ id, head, isFigure: true, cell: (size: Size) => counted(unitsOf(size)) },
          isStrong: (size: Size) => unitsOf(size) > 0 && unitsOf(size) === most(size),
        })),
      ]}
    />
  );
}

const HOUR = 3600;

const checkedOf = ({ approved, declined, missing }: Warehouse): number => approved + declined + missing;

const perHour = (warehouse: Warehouse): string =>
  warehouse.seconds === 0 ? "–" : counted(Math.round((checkedOf(warehouse) / warehouse.seconds) * HOUR));

/** Inspections by warehouse, never by person. */
export function WarehouseTable({ warehouses }: { warehouses: readonly Warehouse[] }) {
  return (
    <FigureTable
      sideways={t("analyticsTables.inspections")}
      caption={t("analyticsTables.warehousesCaption")}
      rows={warehouses}
      none={t("analyticsTables.noInspections")}
      keyOf={({ place }) => place}
      columns={[
        {
          head: t("analyticsTables.warehouse"),
          isStrong: () => true,
          cell: ({ place }) => place || t("analyticsTables.noWarehouse"),
        },
        { head: t("analyticsTables.parcels"), isFigure: true, cell: ({ parcels }) => counted(parcels) },
        { head: t("analyticsTables.units"), isFigure: true, cell: (warehouse) => counted(checkedOf(warehouse)) },
        { head: t("analyticsTables.unitsPerHour"), isFigure: true, cell: perHour },
        {
          head: t("analyticsTables.declined"),
          isFigure: true,
          cell: (warehouse) => rateOf(warehouse.declined, checkedOf(warehouse)).text,
        },
        {
          head: t("analyticsTables.missing"),
          isFigure: true,
          cell: (warehouse) => rateOf(warehouse.missing, checkedOf(warehouse)).text,
        },
      ]}
    />
  );
}

const WIDTH = 72;
const HEIGHT = 18;
const GAP = 1.5;
/** Minimum bar height, so that values above zero stay visible. */
const LEAST = 2;

/** A value over the period, oldest first: one bar per part of the period, with the counts as the text alternative. */
function Sparkline({ course }: { course: readonly number[] }) {
  const most = Math.max(1, ...course);
  const step = WIDTH / Math.max(1, course.length);
  return (
    <svg
      className="text-accent inline-block align-middle"
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={t("analyticsTables.unitsOverTime", { counts: course.join(", ") })}
    >
      <path d={`M0 ${HEIGHT - 0.5}H${WIDTH}`} stroke="var(--line)" />
      <path
        d={course.map((count, part) => barOf(count / most, part * step, step - GAP)).join("")}
        fill="currentColor"
      />
    </svg>
  );
}

const barOf = (share: number, left: number, width: number): string => {
  if (share === 0) return "";
  const height = Math.max(LEAST, share * HEIGHT);
  return `M${left.toFixed(1)} ${HEIGHT}v${(-height).toFixed(1)}h${width.toFixed(1)}V${HEIGHT}z`;
};
