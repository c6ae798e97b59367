"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { isTyping } from "../browser/is-typing";
import { BulkBar } from "../bulk/bulk-bar";
import type { ColumnPreferences, FilterOptions, ListChoice, ReturnRow } from "../list-choice/list-choice";
import { keepTrail } from "./list-trail";
import { PreviewDrawer } from "./preview-drawer";
import { type Picking, ReturnsTable } from "./returns-table";

type ReturnsDeskProps = {
  rows: readonly ReturnRow[];
  /** Address of the list. */
  here: string;
  choice: ListChoice;
  options: FilterOptions;
  currency: string;
  preferences: ColumnPreferences;
  caption: string;
  now: string;
  timeZones: Readonly<Record<string, string>>;
  /** Email address of the viewer, sent with each action; null if the role can't act on selected returns. */
  user: string | null;
  hasMore: boolean;
};

/** The interactive list: selection, preview and bulk actions. */
export function ReturnsDesk({ rows, here, choice, options, currency, user, hasMore, ...table }: ReturnsDeskProps) {
  const { picking, clear } = usePicking(rows);
  const [previewed, setPreviewed] = useState<string | null>(null);
  const { picked } = picking;
  useEffect(() => keepTrail({ href: here, codes: rows.map(({ return_code }) => return_code) }), [here, rows]);
  const onEscape = useCallback(() => setPreviewed(null), []);
  useListKeys({
    onPreview: (code) => setPreviewed((open) => (open === code ? null : code)),
    onMove: (code) => setPreviewed((open) => (open === null ? null : code)),
    onPick: user === null ? undefined : (index) => picking.pick(index, false),
    onEscape: () => (previewed === null ? clear() : setPreviewed(null)),
  });
  return (
    <>
      <div className="min-w-0" data-previewing={previewed === null ? undefined : ""}>
        <ReturnsTable
          {...table}
          rows={rows}
          sort={choice.sort}
          query={choice.query}
          picking={user === null ? null : picking}
          previewed={previewed}
        />
        {previewed === null ? null : <PreviewDrawer key={previewed} code={previewed} user={user} onClose={onEscape} />}
      </div>
      {picked.size > 0 ? (
        <BulkBar
          rows={rows.filter(({ process_id }) => picked.has(process_id))}
          isWholePage={picked.size === rows.length}
          hasMore={hasMore}
          choice={choice}
          options={options}
          currency={currency}
          onClear={clear}
        />
      ) : null}
    </>
  );
}

/** Returns which rows are selected; a row that has left the page is no longer selected. */
const usePicking = (rows: readonly ReturnRow[]) => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const last = useRef(0);
  const here = rows.map(({ process_id }) => process_id);
  const picked = new Set(here.filter((id) => ids.has(id)));
  const picking: Picking = {
    picked,
    pick: (index, isRange) => {
      const next = new Set(picked);
      const from = isRange ? Math.min(last.current, index) : index;
      const to = isRange ? Math.max(last.current, index) : index;
      const isAdded = !next.has(here[index] ?? "");
      for (const id of here.slice(from, to + 1)) isAdded ? next.add(id) : next.delete(id);
      last.current = index;
      setIds(next);
    },
    pickAll: () => setIds(picked.size === here.length ? new Set() : new Set(here)),
  };
  return { picking, clear: () => setIds(new Set()) };
};

type Acts = {
  onPreview: (code: string) => void;
  onMove: (code: string) => void;
  onPick: ((index: number) => void) | undefined;
  onEscape: () => void;
};

const focusedRow = (): { link: HTMLAnchorElement; index: number } | null => {
  const link = document.activeElement?.closest("tr")?.querySelector<HTMLAnchorElement>("[data-row]") ?? null;
  return link === null ? null : { link, index: Number(link.closest("tr")?.dataset.index ?? 0) };
};

/** If nothing has the focus, the list starts at its top. */
const firstRow = () => {
  const link = document.querySelector<HTMLAnchorElement>("tr [data-row]");
  return link === null || document.activeElement !== document.body ? null : { link, index: 0 };
};

/**
 * Shortcuts of the interactive list, in addition to those of every list (list-keys): Space previews a row, X selects
 * it, O opens it.
 */
const useListKeys = (acts: Acts): void => {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event)) return;
      const row = focusedRow() ?? (event.key === " " ? firstRow() : null);
      const code = row?.link.dataset.row ?? "";
      if (event.key === "Escape") latest.current.onEscape();
      else if (row === null) return;
      else if (event.key === " " && (document.activeElement === row.link || document.activeElement === document.body)) {
        row.link.focus({ preventScroll: true });
        latest.current.onPreview(code);
      } else if (event.key === "x") latest.current.onPick?.(row.index);
      else if (event.key === "o") row.link.click();
      else return;
      event.preventDefault();
    };
    // J and K have already moved the focus, so the preview follows it.
    const onFocus = (event: FocusEvent) => {
      const code = event.target instanceof HTMLElement ? event.target.dataset.row : undefined;
      if (code) latest.current.onMove(code);
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("focusin", onFocus);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("focusin", onFocus);
    };
  }, []);
};
