import Link from "next/link";
import { type MouseEvent, memo, useMemo } from "react";
import { isTerminal } from "@/contract/vocabulary/process";
import type { ListColumn } from "@/contract/vocabulary/return-list";
import { t } from "@/messages/dashboard/returns";
import { Tick } from "../../ui/input";
import { ROW_CELLS, RowsTable, rowLink } from "../../ui/rows-table";
import { useLive } from "../../ui/use-live";
import { LinkProgress } from "../browser/link-progress";
import type { ColumnPreferences, ListChoice, ReturnRow } from "../list-choice/list-choice";
import { columnWord } from "./column-words";
import { Matched } from "./matched";
import { type CellFacts, ReturnCell } from "./return-cell";

export type Picking = {
  picked: ReadonlySet<string>;
  /** With Shift, selects everything from the row selected last. */
  pick: (index: number, isRange: boolean) => void;
  pickAll: () => void;
};

type ReturnsTableProps = CellFacts & {
  rows: readonly ReturnRow[];
  preferences: ColumnPreferences;
  sort: ListChoice["sort"];
  query: string;
  caption: string;
  /** Null if the role can't act on selected returns. */
  picking: Picking | null;
  previewed: string | null;
};

/** Maximum number of columns that fit on a screen. */
const MOST_IN_SIGHT = 7;

/** Columns of the compact layout on phones, whichever columns are chosen for wider screens. */
const SLIP: readonly ListColumn[] = ["customer", "item", "reasons", "status", "waiting", "value"];

const DENSITIES = { COMPACT: "compact", NORMAL: "normal", ROOMY: "roomy" } as const;

const CELLS: Readonly<Record<ListColumn, string>> = {
  customer: ROW_CELLS.customer,
  item: ROW_CELLS.item,
  reasons: ROW_CELLS.why,
  status: ROW_CELLS.status,
  waiting: `${ROW_CELLS.third} ${ROW_CELLS.figure}`,
  order: `max-w-37.5 overflow-hidden text-ellipsis ${ROW_CELLS.first} ${ROW_CELLS.whole}`,
  units: `${ROW_CELLS.third} ${ROW_CELLS.whole}`,
  resolution: `${ROW_CELLS.second} ${ROW_CELLS.whole}`,
  shipping: `${ROW_CELLS.second} ${ROW_CELLS.whole}`,
  warehouse: `${ROW_CELLS.cut} ${ROW_CELLS.first} ${ROW_CELLS.whole}`,
  country: `${ROW_CELLS.first} ${ROW_CELLS.whole}`,
  assignee: `${ROW_CELLS.cut} ${ROW_CELLS.second} ${ROW_CELLS.whole}`,
  tags: `${ROW_CELLS.cut} ${ROW_CELLS.first} ${ROW_CELLS.whole}`,
  value: ROW_CELLS.value,
  age: `${ROW_CELLS.third} ${ROW_CELLS.whole}`,
  created: `${ROW_CELLS.third} ${ROW_CELLS.whole}`,
  updated: `${ROW_CELLS.third} ${ROW_CELLS.whole}`,
};

/** Columns whose values need no label. */
const SELF_EVIDENT: readonly ListColumn[] = ["customer", "item", "status"];

const cellStyle = (column: ListColumn, isForPhones: boolean): string =>
  isForPhones ? `${CELLS[column]} md:hidden` : CELLS[column];

const FIGURES: readonly ListColumn[] = ["waiting", "units", "value", "age", "created", "updated"];
const SORTED: Record<ListChoice["sort"], { column: ListColumn; sort: "ascending" | "descending" }> = {
  UPDATED: { column: "updated", sort: "descending" },
  WAITING: { column: "updated", sort: "ascending" },
  CREATED: { column: "created", sort: "descending" },
};

/** Returns as a table with the person's columns. Each row has one link that covers it. */
export function ReturnsTable(props: ReturnsTableProps) {
  const { rows, preferences, sort, caption, picking } = props;
  const isLive = useLive();
  const columns = useMemo(() => columnsOf(preferences), [preferences]);
  const isAllPicked = rows.length > 0 && rows.every((row) => picking?.picked.has(row.process_id));
  return (
    <RowsTable
      caption={caption}
      density={DENSITIES[preferences.density]}
      hasPicking={picking !== null}
      isWide={preferences.columns.length > MOST_IN_SIGHT}
    >
      <thead>
        <tr>
          {picking ? (
            <th scope="col" className={ROW_CELLS.pick}>
              <Tick
                aria-label={t("returnsTable.selectAll", { count: rows.length })}
                checked={isAllPicked}
                disabled={!isLive}
                onChange={picking.pickAll}
              />
            </th>
          ) : null}
          <th scope="col">{t("returnsTable.return")}</th>
          {columns.map(({ column, isForPhones }) => (
            <th
              key={column}
              scope="col"
              className={cellStyle(column, isForPhones)}
              data-n={FIGURES.includes(column) || undefined}
              aria-sort={SORTED[sort].column === column ? SORTED[sort].sort : undefined}
            >
              {columnWord(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <Row key={row.process_id} {...{ row, index, isLive, columns }} {...props} />
        ))}
      </tbody>
    </RowsTable>
  );
}

type Column = { column: ListColumn; isForPhones: boolean };

const columnsOf = ({ columns }: ColumnPreferences): Column[] => [
  ...columns.map((column) => ({ column, isForPhones: false })),
  ...SLIP.filter((column) => !columns.includes(column)).map((column) => ({ column, isForPhones: true })),
];

type RowProps = ReturnsTableProps & { row: ReturnRow; index: number; isLive: boolean; columns: readonly Column[] };

function Row({ row, index, isLive, picking, previewed, ...told }: RowProps) {
  const isPicked = picking?.picked.has(row.process_id) ?? false;
  const pick = (event: MouseEvent<HTMLInputElement>) => picking?.pick(index, event.shiftKey);
  return (
    <tr
      data-past={isTerminal(row.status) || undefined}
      data-picked={isPicked || undefined}
      data-previewed={previewed === row.return_code || undefined}
      data-index={index}
    >
      {picking ? (
        <td className={ROW_CELLS.pick}>
          <Tick
            aria-label={t("returnsTable.select", { code: row.return_code })}
            checked={isPicked}
            disabled={!isLive}
            onClick={pick}
            onChange={() => undefined}
          />
        </td>
      ) : null}
      <RowCells row={row} columns={told.columns} query={told.query} now={told.now} timeZones={told.timeZones} />
    </tr>
  );
}

type RowCellsProps = CellFacts & Pick<RowProps, "row" | "columns" | "query">;

/** Memoized, because selecting or previewing rows doesn't change their cells. */
const RowCells = memo(function RowCells({ row, columns, query, ...facts }: RowCellsProps) {
  return (
    <>
      <th scope="row" className={ROW_CELLS.code}>
        <Link
          prefetch={false}
          {...rowLink("font-mono text-code")}
          href={`/dashboard/returns/${row.return_code}`}
          data-row={row.return_code}
        >
          {row.return_code}
          <LinkProgress />
        </Link>
        {row.matched ? <Matched row={row} kind={row.matched.kind} found={row.matched.text} query={query} /> : null}
      </th>
      {columns.map(({ column, isForPhones }) => (
        <td
          key={column}
          className={`${cellStyle(column, isForPhones)} ${column === "customer" ? ROW_CELLS.strong : ""}`}
          data-n={FIGURES.includes(column) || undefined}
          title={column === "customer" ? row.customer_email : undefined}
        >
          {SELF_EVIDENT.includes(column) ? null : (
            <span className="mr-1.5 text-fine stretch-label text-ink-3 md:hidden">{columnWord(column)}</span>
          )}
          <ReturnCell column={column} row={row} facts={facts} />
        </td>
      ))}
    </>
  );
});
