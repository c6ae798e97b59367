import Link from "next/link";
import type { AnalyticsDimension } from "@/contract/vocabulary/analytics";
import { LOCALE } from "../../ui/age";
import { moneyText } from "../../ui/money";
import { EVERYTHING, type ListFilter, listHref, NO_FILTER } from "../list-choice/list-choice";
import { nameOf } from "./breakdown-names";
import { type Column, FigureTable } from "./figure-table";
import { counted, rateOf } from "./rate";
import type { Breakdown, BreakdownSums } from "./types";

/** `key` null: what there is no room for. */
type Row = BreakdownSums & { key: string | null; name: string };

/** The returns of a row, where the list can be narrowed to them. */
const filterOf = (by: AnalyticsDimension, key: string | null): Partial<ListFilter> | null => {
  if (key === null || key === "") return null;
  if (by === "REASON") return { reasons: [key] };
  if (by === "COUNTRY") return { countries: [key] };
  if (by === "CARRIER") return { carriers: [key] };
  return by === "WAREHOUSE" ? { warehouses: [key] } : null;
};

type BreakdownTableProps = { by: AnalyticsDimension; title: string; breakdown: Breakdown };

/** Returned units by one dimension, with what they came to. */
export function BreakdownTable({ by, title, breakdown }: BreakdownTableProps) {
  const { rows, rest, currency } = breakdown;
  const all: Row[] = [...rows, ...(rest === null ? [] : [{ ...rest, key: null, name: "" }])];
  return (
    <FigureTable
      sideways={`Returns by ${title.toLowerCase()}`}
      caption={`Returned units by ${title.toLowerCase()}`}
      rows={all}
      none={by === "POLICY_RULE" ? "No policy rule decided anything for these returns." : "No returns in this period."}
      keyOf={({ key }) => key ?? "rest"}
      columns={[
        { head: title, isWrapped: true, isName: true, cell: (row) => <Name by={by} row={row} currency={currency} /> },
        ...COUNTS,
        ...moneyOf(by, currency),
      ]}
    />
  );
}

function Name({ by, row, currency }: { by: AnalyticsDimension; row: Row; currency: string }) {
  const name = nameOf(by, row);
  const filter = filterOf(by, row.key);
  const email = by === "CUSTOMER" && row.key && row.name ? row.key : "";
  return (
    <div className="min-w-40">
      {filter === null ? (
        <span className={row.key ? "font-medium text-ink" : ""}>{name}</span>
      ) : (
        <Link
          className="font-medium text-ink hover:underline"
          href={listHref({ ...EVERYTHING, filter: { ...NO_FILTER, ...filter } }, { currency })}
        >
          {name}
        </Link>
      )}
      {email ? <span className="block text-small">{email}</span> : null}
    </div>
  );
}

const COUNTS: readonly Column<Row>[] = [
  { head: "Returns", isFigure: true, cell: ({ returns }) => (returns === null ? "–" : counted(returns)) },
  { head: "Units", isFigure: true, cell: ({ units }) => counted(units) },
  { head: "Before", isFigure: true, cell: ({ units_before }) => counted(units_before) },
  { head: "Received", isFigure: true, cell: ({ received_units }) => counted(received_units) },
  {
    head: "Declined",
    isFigure: true,
    cell: ({ declined_units, inspected_units }) => <RateText part={declined_units} whole={inspected_units} />,
  },
  {
    head: "Missing",
    isFigure: true,
    cell: ({ missing_units, inspected_units }) => <RateText part={missing_units} whole={inspected_units} />,
  },
];

const moneyOf = (by: AnalyticsDimension, currency: string): Column<Row>[] => {
  const money = (head: string, read: (row: Row) => string | null): Column<Row> => ({
    ...{ head, isFigure: true },
    cell: (row) => {
      const amount = read(row);
      return amount === null ? "–" : moneyText(amount, currency, LOCALE);
    },
  });
  const value = [money("Value requested", ({ value }) => value), money("Value accepted", ({ accepted }) => accepted)];
  if (by === "PRODUCT")
    return [
      {
        head: "Return rate",
        isFigure: true,
        cell: ({ units, ordered_units }) => <RateText part={units} whole={ordered_units ?? 0} />,
      },
      ...value,
    ];
  if (by === "REASON") return value;
  return [
    ...value,
    money("Refunded", ({ refunded }) => refunded),
    money("Credit", ({ credited }) => credited),
    money("Labels", ({ label_cost }) => label_cost),
  ];
};

/** A count of too few is set apart from rates. */
function RateText({ part, whole }: { part: number; whole: number }) {
  const { text, isThin } = rateOf(part, whole);
  return isThin ? <span className="text-ink-3">{text}</span> : text;
}
