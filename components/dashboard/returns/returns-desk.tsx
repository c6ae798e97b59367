"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { BulkBar } from "../bulk/bulk-bar";
import type { FilterOptions, ListChoice, ListLook, ReturnRow } from "../list-choice/list-choice";
import { keepWay } from "./list-way";
import { Peek } from "./peek";
import { type Picking, ReturnsTable } from "./returns-table";
import { useListKeys } from "./use-list-keys";

type ReturnsDeskProps = {
  rows: readonly ReturnRow[];
  /** Address of the list. */
  here: string;
  choice: ListChoice;
  options: FilterOptions;
  currency: string;
  look: ListLook;
  caption: string;
  now: string;
  timeZones: Readonly<Record<string, string>>;
  reasons: Readonly<Record<string, string>>;
  /** Whether the role may do something with what it picks; its e-mail address is told with each act. */
  user: string | null;
  hasMore: boolean;
};

/** The list at work: rows that are picked and looked into, and what is done with them. */
export function ReturnsDesk({ rows, here, choice, options, currency, user, hasMore, ...table }: ReturnsDeskProps) {
  const { picking, clear } = usePicking(rows);
  const [peeked, setPeeked] = useState<string | null>(null);
  const { picked } = picking;
  useEffect(() => keepWay({ href: here, codes: rows.map(({ return_code }) => return_code) }), [here, rows]);
  const onEscape = useCallback(() => setPeeked(null), []);
  useListKeys({
    onPeek: (code) => setPeeked((open) => (open === code ? null : code)),
    onMove: (code) => setPeeked((open) => (open === null ? null : code)),
    onPick: user === null ? undefined : (index) => picking.pick(index, false),
    onEscape: () => (peeked === null ? clear() : setPeeked(null)),
  });
  return (
    <>
      <div className="min-w-0" data-peek={peeked === null ? undefined : ""}>
        <ReturnsTable
          {...table}
          rows={rows}
          sort={choice.sort}
          query={choice.query}
          picking={user === null ? null : picking}
          peeked={peeked}
        />
        {peeked === null ? null : <Peek key={peeked} code={peeked} user={user} onClose={onEscape} />}
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

/** Which rows are picked. What is no longer on the page is picked no longer. */
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
