import type { Tx } from "./client";
import { fromRow } from "./rows";
import { read, readOne, type SqlTag } from "./run";
import { type Sql, sql } from "./tables/query";

/**
 * Reads rows of one of our statements that returns one JSON column called `data`. Sees what the transaction has
 * written.
 */
export const readJson = async (tx: Tx, statement: Sql): Promise<unknown[]> =>
  (await read(tx, statement.$castTo<{ data: unknown }>())).map(({ data }) => data);

/** The same for inline SQL. */
export const readJsonSql =
  (tx: Tx): SqlTag<unknown[]> =>
  (...words) =>
    readJson(tx, sql(...words));

/** The same as domain values (see `fromRow`), of the type given by the caller. */
export const readValues =
  <Value>(tx: Tx): SqlTag<Value[]> =>
  async (...words) =>
    (await readJson(tx, sql(...words))).map((row) => fromRow<Value>(row));

/** Reads the first of them, or null. */
export const readValue =
  <Value>(tx: Tx): SqlTag<Value | null> =>
  async (...words) =>
    (await readValues<Value>(tx)(...words))[0] ?? null;

/** Reads the value of a statement that always returns one. */
export const readOneValue =
  <Value>(tx: Tx): SqlTag<Value> =>
  async (...words) =>
    fromRow<Value>((await readOne(tx, sql<{ data: unknown }>(...words))).data);
