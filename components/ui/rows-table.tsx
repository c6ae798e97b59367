import type { ReactNode } from "react";
import { Table } from "./table";

type RowsTableProps = {
  caption: string;
  density?: "compact" | "normal" | "roomy";
  /** Rows have a check box. */
  hasPicking?: boolean;
  /** More columns than fit: it scrolls on its own, including its header. */
  isWide?: boolean;
  /** Rows are as high as their content. */
  isTall?: boolean;
  /** Its header and its body. */
  children: ReactNode;
};

const DENSITY = {
  compact: "[--row:32px] [--thumb:18px] max-md:row:gap-y-px! max-md:row:py-1.75!",
  normal: "[--thumb:24px]",
  roomy: "[--row:52px] [--thumb:32px] max-md:row:py-4.5!",
};
const TABLE =
  "head:sticky head:top-bar head:z-3 edge-l:pl-pad edge-r:pr-pad row:relative row:scroll-my-[calc(var(--bar)+40px)_64px] md:[&>tbody>tr:hover>*]:bg-hover md:[&>tbody>tr:has(a:focus-visible)>*]:bg-accent-soft md:[&>tbody>tr:has(a:focus-visible)>:first-child]:shadow-mark md:[&>tbody>tr:is([data-picked],[data-previewed])>*]:bg-accent-soft [&>tbody>tr:has([data-row-link]:focus-visible)]:after:absolute [&>tbody>tr:has([data-row-link]:focus-visible)]:after:inset-0 [&>tbody>tr:has([data-row-link]:focus-visible)]:after:outline-2 [&>tbody>tr:has([data-row-link]:focus-visible)]:after:-outline-offset-2 [&>tbody>tr:has([data-row-link]:focus-visible)]:after:outline-focus [&>tbody>tr:has([data-row-link]:focus-visible)]:after:pointer-events-none [&>tbody>tr:has([data-row-link]:focus-visible)]:after:content-['']";
const SLIPS =
  "max-md:block max-md:[&>thead]:sr-only max-md:[&>tbody]:block max-md:row:grid max-md:row:grid-cols-[minmax(0,1fr)_auto] max-md:row:items-center max-md:row:gap-x-3 max-md:row:gap-y-1 max-md:row:border-b max-md:row:border-line max-md:row:px-pad max-md:row:py-3 max-md:in-data-picking:row:grid-cols-[28px_minmax(0,1fr)_auto] max-md:cell:h-auto max-md:cell:border-0 max-md:cell:p-0 max-md:edge-l:pl-0 max-md:edge-r:pr-0";

/** A list whose rows are links, stretched over the row; on phones a row becomes a small card. */
export function RowsTable({ caption, density = "normal", hasPicking, isWide, isTall, children }: RowsTableProps) {
  return (
    <div
      className={`@container/rows ${isWide ? "overflow-x-auto" : ""}`}
      data-picking={hasPicking || undefined}
      data-wide={isWide || undefined}
    >
      <Table
        rows={isTall ? "own" : "line"}
        className={`${TABLE} ${SLIPS} ${DENSITY[density]} ${isTall ? "cell:py-2.5 cell:align-top cell:whitespace-nowrap" : ""} ${isWide ? "md:head:static!" : ""}`}
      >
        <caption className="sr-only">{caption}</caption>
        {children}
      </Table>
    </div>
  );
}

/** Positions of a row's cells on phones, and what a narrow list hides. */
export const ROW_CELLS = {
  pick: "in-data-picking:w-[calc(var(--pad)+28px)] in-data-picking:pr-0 has-[input]:before:absolute has-[input]:before:inset-y-0 has-[input]:before:left-0 has-[input]:before:w-[calc(var(--pad)+28px)] has-[input]:before:content-['']  max-md:in-data-picking:row-[1/3] max-md:in-data-picking:col-start-1 [&_input]:relative [&_input]:z-1",
  code: "max-md:col-start-1 max-md:row-start-1 max-md:in-data-picking:col-start-2",
  status: "max-md:col-start-2 max-md:row-start-1 max-md:justify-self-end max-md:in-data-picking:col-start-3",
  customer:
    "max-w-44 overflow-hidden text-ellipsis @min-[1400px]/rows:max-w-60 @max-[1121px]/rows:not-in-data-wide:max-w-34 @max-[881px]/rows:not-in-data-wide:max-w-28 max-md:col-span-2 max-md:col-start-1 max-md:row-start-2 max-md:max-w-none! max-md:in-data-picking:col-start-2",
  item: "max-w-56 overflow-hidden @min-[1400px]/rows:max-w-80 @max-[1121px]/rows:not-in-data-wide:max-w-44 @max-[881px]/rows:not-in-data-wide:max-w-30 max-md:col-span-2 max-md:col-start-1 max-md:row-start-3 max-md:max-w-none! max-md:in-data-picking:col-start-2",
  why: "max-w-40 overflow-hidden @min-[1400px]/rows:max-w-60 @max-[1121px]/rows:not-in-data-wide:max-w-32 md:@max-[881px]/rows:not-in-data-wide:hidden max-md:col-span-2 max-md:col-start-1 max-md:row-start-4 max-md:max-w-none! max-md:in-data-picking:col-start-2",
  /** A figure on the left, beside the value. */
  figure: "max-md:col-start-1 max-md:row-start-5 max-md:text-left! max-md:in-data-picking:col-start-2",
  value:
    "@max-[761px]/rows:not-in-data-wide:pr-pad max-md:col-start-2 max-md:row-start-5 max-md:pr-0! max-md:in-data-picking:col-start-3",
  /** On phones a separate line below the others. */
  whole: "max-md:col-span-2 max-md:col-start-1 max-md:max-w-none! max-md:text-left! max-md:in-data-picking:col-start-2",
  /** Assignee, until it is completed. */
  strong: "font-medium text-ink in-data-past:font-normal in-data-past:text-ink-2",
  cut: "max-w-50 overflow-hidden text-ellipsis",
  /** These are hidden one after the other. */
  first: "md:@max-[1001px]/rows:not-in-data-wide:hidden",
  second: "md:@max-[881px]/rows:not-in-data-wide:hidden",
  third: "md:@max-[761px]/rows:not-in-data-wide:hidden",
} as const;

/** Styles of a row's only link; it needs the attribute `data-row-link`, by which the whole row shows its focus. */
export const rowLink = (more = ""): { className: string; "data-row-link": "" } => ({
  className:
    `font-medium text-ink in-data-past:font-normal in-data-past:text-ink-2 focus-visible:outline-0 after:absolute after:inset-0 after:content-[''] ${more}`.trimEnd(),
  "data-row-link": "",
});
