import { useRef, useState } from "react";
import type { ReturnRow } from "../list-choice/list-choice";
import type { Picking } from "./returns-table";

/** Which rows are picked. What is no longer on the page is picked no longer. */
export const usePicking = (rows: readonly ReturnRow[]) => {
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
