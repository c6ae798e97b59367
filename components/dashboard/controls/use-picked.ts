import { useState } from "react";

/** Returns which of the rows are selected; a row that has left the page is no longer selected. */
export const usePicked = <Row>(rows: readonly Row[], idOf: (row: Row) => string) => {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const chosen = rows.filter((row) => picked.has(idOf(row)));
  const isAll = chosen.length > 0 && chosen.length === rows.length;
  return {
    ...{ picked, chosen, isAll },
    pick: (id: string) => {
      const next = new Set(picked);
      if (!next.delete(id)) next.add(id);
      setPicked(next);
    },
    pickAll: () => setPicked(isAll ? new Set() : new Set(rows.map(idOf))),
    clear: () => setPicked(new Set()),
  };
};
