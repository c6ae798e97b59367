import Link from "next/link";
import type { AnalyticsDimension } from "@/contract/vocabulary/analytics";
import { t } from "@/messages/dashboard/analytics";
import { LOCALE } from "../../ui/age";
import { moneyText } from "../../ui/money";
import { EVERYTHING, listHref, NO_FILTER } from "../list-choice/list-choice";
import { dimensionWords, nameOf } from "./breakdown-names";
import { type Column, FigureTable } from "./figure-table";
import type { AnalyticsChoice } from "./period";
import { counted, rateOf } from "./rate";
import type { Breakdown, BreakdownSums } from "./types";

const LONGEST_NAME = 254;

/** A null `key` is the row that combines all others. */
type Row = BreakdownSums & { key: string | null; filter_key: string; name: string };

type BreakdownTableProps = { choice: AnalyticsChoice; storeId: string; breakdown: Breakdown };

/** Returned units and their value by one dimension. Each row links to its returns. */
export function BreakdownTable({ choice, storeId, breakdown }: BreakdownTableProps) {
  const { rows, rest, currency } = breakdown;
  const { by } = choice;
  const hrefOf = ({ key, filter_key, name }: Row): string | null => {
    if (key === null) return null;
    const { from, to, basis } = choice;
    // Customer names must not appear in page addresses.
    const row = { by, key: filter_key, name: by === "CUSTOMER" ? "" : name.slice(0, LONGEST_NAME) };
    const analytics = { ...row, ecommerce_id: storeId, from, to, basis };
    return listHref({ ...EVERYTHING, filter: { ...NO_FILTER, analytics } }, { currency });
  };
  const all: Row[] = [...rows, ...(rest === null ? [] : [{ ...rest, key: null, filter_key: "", name: "" }])];
  return (
    <FigureTable
      sideways={t(`breakdownTable.returnsBy.${by}`)}
      caption={t(`breakdownTable.caption.${by}`)}
      rows={all}
      none={by === "POLICY_RULE" ? t("breakdownTable.noPolicyRules") : t("breakdownTable.noReturns")}
      keyOf={({ key }) => key ?? "rest"}
      columns={[
        {
          head: dimensionWords(by),
          isWrapped: true,
          isName: true,
          cell: (row) => <Name by={by} row={row} href={hrefOf(row)} />,
        },
        ...counts(),
        ...moneyOf(by, currency),
      ]}
    />
  );
}

function Name({ by, row, href }: { by: AnalyticsDimension; row: Row; href: string | null }) {
  const name = nameOf(by, row);
  const email = by === "CUSTOMER" && row.key && row.name ? row.key : "";
  return (
    <div className="min-w-40">
      {href === null ? (
        name
      ) : (
        <Link className="font-medium text-ink hover:underline" href={href}>
          {name}
        </Link>
      )}
      {email ? <span className="block text-small">{email}</span> : null}
    </div>
  );
}

const counts = (): Column<Row>[] => [
  {
    head: t("breakdownTable.returns"),
    isFigure: true,
    cell: ({ returns }) => (returns === null ? "–" : counted(returns)),
  },
  { head: t("breakdownTable.units"), isFigure: true, cell: ({ units }) => counted(units) },
  { head: t("breakdownTable.previous"), isFigure: true, cell: ({ units_before }) => counted(units_before) },
  { head: t("breakdownTable.received"), isFigure: true, cell: ({ received_units }) => counted(received_units) },
  {
    head: t("breakdownTable.declined"),
    isFigure: true,
    cell: ({ declined_units, inspected_units }) => <RateText part={declined_units} whole={inspected_units} />,
  },
  {
    head: t("breakdownTable.missing"),
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
  const rate: Column<Row> = {
    head: t("breakdownTable.returnRate"),
    isFigure: true,
    cell: ({ units, ordered_units }) => <RateText part={units} whole={ordered_units ?? 0} />,
  };
  const isOfUnits = by === "PRODUCT" || by === "REASON";
  return [
    ...(by === "PRODUCT" ? [rate] : []),
    money(t("breakdownTable.valueRequested"), ({ value }) => value),
    money(t("breakdownTable.valueAccepted"), ({ accepted }) => accepted),
    money(t("breakdownTable.refunded"), ({ refunded }) => refunded),
    money(t("breakdownTable.credit"), ({ credited }) => credited),
    ...(isOfUnits ? [] : [money(t("breakdownTable.labels"), ({ label_cost }) => label_cost)]),
  ];
};

/** Distinguishes a count shown in place of a rate, which happens when the sample is too small. */
function RateText({ part, whole }: { part: number; whole: number }) {
  const { text, isThin } = rateOf(part, whole);
  return isThin ? <span className="text-ink-3">{text}</span> : text;
}
