import type { ComponentProps, ReactNode } from "react";

type TableProps = ComponentProps<"table"> & {
  /** Without padding: it is in a section, whose line is its upper border. */
  isPlain?: boolean;
  /** Single-line rows; or rows as high as their content, with wrapping headers; or as the table sets itself. */
  rows?: "line" | "text" | "own";
  /** Its content, for screen readers. */
  caption?: ReactNode;
  /** Its only header row; with it the children are the rows. */
  columns?: readonly Column[];
  /** On phones each row is a card: its cells are stacked, with their label if they have one. */
  isSlips?: boolean;
};

const BASE =
  "w-full border-separate border-spacing-0 text-left head:h-8 head:border-b head:border-rule head:bg-surface head:px-2 head:text-fine head:stretch-narrow head:font-medium head:tracking-[0.015em] head:whitespace-nowrap head:text-ink-2 head:data-n:text-right cell:border-b cell:border-line cell:px-2 cell:font-normal cell:text-ink-2 cell:data-n:text-right";
const ROWS = {
  line: "cell:h-row cell:py-1 cell:whitespace-nowrap",
  text: "cell:py-2 cell:whitespace-nowrap max-[1200px]:cell:whitespace-normal row-head:wrap-anywhere row-head:whitespace-normal",
  own: "",
};
const PLAIN = "edge-l:pl-0 edge-r:pr-0";
const SLIPS =
  "max-md:block max-md:[&_thead]:hidden max-md:[&_tbody]:block max-md:row:block max-md:row:border-b max-md:row:border-line max-md:row:py-3 max-md:cell:block max-md:cell:w-auto max-md:cell:border-0 max-md:cell:px-0 max-md:cell:py-0.5 max-md:cell:whitespace-normal max-md:[&_td[data-label]]:before:text-ink-3 max-md:[&_td[data-label]]:before:content-[attr(data-label)_'_']";

/**
 * Headers are condensed, rows are 40 px, figures (`data-n`) are right-aligned. Its cells are styled from here with zero
 * specificity (`cell:`, `head:`, `row:`, see ui.css), so that any class of a cell wins.
 */
export function Table({ caption, columns, rows = "line", isPlain, isSlips, className, children, ...rest }: TableProps) {
  const look = [BASE, ROWS[rows], isPlain ? PLAIN : "", isSlips ? SLIPS : "", className];
  return (
    <table className={look.filter(Boolean).join(" ")} {...rest}>
      {caption === undefined ? null : <caption className="sr-only">{caption}</caption>}
      {columns === undefined ? null : <TableHead columns={columns} />}
      {columns === undefined ? children : <tbody>{children}</tbody>}
    </table>
  );
}

/** For screen readers only, if the column is self-explanatory; a figure is right-aligned. */
type Column = string | { name: string; isFigure?: boolean; isHidden?: boolean; className?: string | undefined };

/** The only header row. `isHidden`: for screen readers only. */
export function TableHead({ columns, isHidden = false }: { columns: readonly Column[]; isHidden?: boolean }) {
  const heads = columns.map((column) => (typeof column === "string" ? { name: column } : column));
  return (
    <thead className={isHidden ? "sr-only" : undefined}>
      <tr>
        {heads.map(({ name, isFigure, isHidden: isSpoken, className }) => (
          <th key={name} scope="col" className={className} data-n={isFigure || undefined}>
            {isSpoken ? <span className="sr-only">{name}</span> : name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
