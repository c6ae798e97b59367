import type { Tx } from "./client";
import { read } from "./run";
import type { Sql } from "./tables/query";

/** Rows of a statement of ours that answers one JSON column called `data`. Sees what the transaction has written. */
export const readJson = async (tx: Tx, statement: Sql): Promise<unknown[]> =>
  (await read(tx, statement.$castTo<{ data: unknown }>())).map(({ data }) => data);
