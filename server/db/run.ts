import { runDirectly, type Tx } from "./client";
import { camelCase } from "./tables/names";
import { compile, type Statement } from "./tables/query";
import { sendWrites } from "./write-set";

/** How statements are asked, on a connection or within a transaction; `write-rows.ts` has the writes that wait. */

/** The rows of an answer, their members by our names. Sees what the transaction has written. */
export const read = async <Row>(tx: Tx, statement: Statement<Row>): Promise<Row[]> => {
  await sendWrites(tx);
  const { fields, rows } = await runDirectly(tx, compile(statement));
  const members = fields.map(({ name }) => camelCase(name));
  return rows.map((values) => rowOf<Row>(members, values));
};

/** The first row, or null. */
export const readFirst = async <Row>(tx: Tx, statement: Statement<Row>): Promise<Row | null> => {
  const [row] = await read(tx, statement);
  return row ?? null;
};

/** The row of a statement that always has one. */
export const readOne = async <Row>(tx: Tx, statement: Statement<Row>): Promise<Row> => {
  const [row] = await read(tx, statement);
  if (row === undefined) throw new Error("A statement that answers a row has answered none.");
  return row;
};

/** Changes something at once. @returns how many rows */
export const change = async (tx: Tx, statement: Statement<unknown>): Promise<number> => {
  await sendWrites(tx);
  const { rowCount } = await runDirectly(tx, compile(statement));
  return rowCount ?? 0;
};

/** The types of the values are those of the columns: see `values.ts`. */
const rowOf = <Row>(members: readonly string[], values: readonly unknown[]): Row => {
  const row: Record<string, unknown> = {};
  for (const [place, member] of members.entries()) row[member] = values[place];
  return row as Row;
};
