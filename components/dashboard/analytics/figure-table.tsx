import type { ReactNode } from "react";
import { Table } from "../../ui/table";

export type Column<Row> = {
  readonly head: string;
  /** Tells columns with equal headings apart. */
  readonly id?: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures are right-aligned, text is left-aligned. */
  readonly isFigure?: boolean;
  /** Hidden on phones. */
  readonly isExtra?: boolean;
  readonly isWrapped?: boolean;
  /** A name of any length that may break within a word, so the other columns keep their width. */
  readonly isName?: boolean;
  readonly isStrong?: (row: Row) => boolean;
};

type FigureTableProps<Row> = {
  caption: string;
  rows: readonly Row[];
  /** Shown when the table is empty. */
  none: string;
  keyOf: (row: Row) => string;
  /** The first column is the row header. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  /** Accessible name of the scroll area for tables wider than a phone; omit it for tables that always fit. */
  sideways?: string;
};

/** A table of figures of a period, one row per subject. */
export function FigureTable<Row>({ none, sideways, ...table }: FigureTableProps<Row>) {
  if (table.rows.length === 0) return <p className="text-ink-2 py-3">{none}</p>;
  if (sideways === undefined) return <Figures {...table} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, and only a focus scrolls it by keyboard
    <section className="overflow-x-auto" aria-label={sideways} tabIndex={0}>
      <Figures {...table} />
    </section>
  );
}

type FiguresProps<Row> = Omit<FigureTableProps<Row>, "none" | "sideways">;

function Figures<Row>({ caption, rows, keyOf, columns: [name, ...figures] }: FiguresProps<Row>) {
  return (
    <Table isPlain>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {[name, ...figures].map(({ head, id = head, isFigure, isExtra }) => (
            <th key={id} scope="col" data-n={isFigure || undefined} className={isExtra ? "max-md:hidden" : undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            <th scope="row" className={classesOf(name, row)}>
              {name.cell(row)}
            </th>
            {figures.map((column) => (
              <td
                key={column.id ?? column.head}
                data-n={column.isFigure || undefined}
                className={classesOf(column, row)}
              >
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const classesOf = <Row,>({ isExtra, isWrapped, isName, isStrong }: Column<Row>, row: Row): string | undefined =>
  [
    ...(isExtra ? ["max-md:hidden"] : []),
    ...(isWrapped ? ["whitespace-normal! py-2!"] : []),
    ...(isName ? ["w-2/5 wrap-anywhere"] : []),
    ...(isStrong?.(row) ? ["font-medium text-ink"] : []),
  ].join(" ") || undefined;
