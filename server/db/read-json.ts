import type { Tx } from "./client";
import { fromRow } from "./rows";
import { read, readOne, type SqlTag } from "./run";
import { type Sql, sql } from "./tables/query";

/** Rows of a statement of ours that answers one JSON column called `data`. Sees what the transaction has written. */
export const readJson = async (tx: Tx, statement: Sql): Promise<unknown[]> =>
  (await read(tx, statement.$castTo<{ data: unknown }>())).map(({ data }) => data);

/** The same for SQL of ours where it is asked. */
export const readJsonSql =
  (tx: Tx): SqlTag<unknown[]> =>
  (...words) =>
    readJson(tx, sql(...words));

/** The same as domain values (see `fromRow`), of the type that the caller names. */
export const readValues =
  <Value>(tx: Tx): SqlTag<Value[]> =>
  async (...words) =>
    (await readJson(tx, sql(...words))).map((row) => fromRow<Value>(row));

/** The first of them, or null. */
export const readValue =
  <Value>(tx: Tx): SqlTag<Value | null> =>
  async (...words) =>
    (await readValues<Value>(tx)(...words))[0] ?? null;

/** The value of a statement that always has one. */
export const readOneValue =
  <Value>(tx: Tx): SqlTag<Value> =>
  async (...words) =>
    fromRow<Value>((await readOne(tx, sql<{ data: unknown }>(...words))).data);
