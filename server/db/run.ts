import { runDirectly, type Tx } from "./client";
import { camelCase } from "./tables/names";
import { compile, looseQuery, type Sql, type Statement, sql } from "./tables/query";
import type { Changes, RowOf, TableName } from "./tables/rows";
import { sendWrites } from "./write-set";

/**
 * How statements are run, on a connection or within a transaction; `write-rows.ts` has the deferred writes. Results
 * have the column types of `tables/values.ts`: that assertion is made here and nowhere else.
 */

/** Returns the rows of a result, with members by our names. Sees what the transaction has written. */
export const read = async <Row>(tx: Tx, statement: Statement<Row>): Promise<Row[]> => {
  await sendWrites(tx);
  const { fields, rows } = await runDirectly(tx, compile(statement));
  const members = fields.map(({ name }) => camelCase(name));
  return rows.map((values) => Object.fromEntries(members.map((member, place) => [member, values[place]])) as Row);
};

/** Returns the first row, or null. */
export const readFirst = async <Row>(tx: Tx, statement: Statement<Row>): Promise<Row | null> => {
  const [row] = await read(tx, statement);
  return row ?? null;
};

/** Returns the row of a statement that always returns one. */
export const readOne = async <Row>(tx: Tx, statement: Statement<Row>): Promise<Row> => {
  const [row] = await read(tx, statement);
  if (row === undefined) throw new Error("A statement that answers a row has answered none.");
  return row;
};

/** Makes a change immediately. @returns the number of rows */
export const change = async (tx: Tx, statement: Statement<unknown>): Promise<number> => {
  await sendWrites(tx);
  const { rowCount } = await runDirectly(tx, compile(statement));
  return rowCount ?? 0;
};

/** Inline SQL: `` await readSql<Row>(tx)`select …` ``. */
export type SqlTag<Answer> = (strings: TemplateStringsArray, ...parts: unknown[]) => Promise<Answer>;

export const readSql =
  <Row>(tx: Tx): SqlTag<Row[]> =>
  (...words) =>
    read(tx, sql<Row>(...words));

export const readFirstSql =
  <Row>(tx: Tx): SqlTag<Row | null> =>
  (...words) =>
    readFirst(tx, sql<Row>(...words));

export const readOneSql =
  <Row>(tx: Tx): SqlTag<Row> =>
  (...words) =>
    readOne(tx, sql<Row>(...words));

export const changeSql =
  (tx: Tx): SqlTag<number> =>
  (...words) =>
    change(tx, sql(...words));

/** Rows whose members equal these values, or one of them; undefined members are ignored. */
export type Where<Table extends TableName> = {
  readonly [Member in keyof RowOf<Table>]?: RowOf<Table>[Member] | readonly RowOf<Table>[Member][] | undefined;
};
type NewValues<Table extends TableName> = {
  readonly [Member in keyof Changes<Table>]: Changes<Table>[Member] | Sql | undefined;
};
type Asked<Table extends TableName, Member> = {
  where: Where<Table>;
  /** Absent: all of them. */
  select?: readonly Member[];
};
type Order<Table extends TableName> = keyof RowOf<Table> | readonly [keyof RowOf<Table>, "desc"];

const selection = (table: string, { where, select }: { where: object; select?: readonly PropertyKey[] }) => {
  const found = rowsOf(table, where);
  return select === undefined ? found.selectAll() : found.select(select.map(String));
};

/** Returns the matching row, or null. */
export const find = <Table extends TableName, Member extends keyof RowOf<Table> = keyof RowOf<Table>>(
  tx: Tx,
  table: Table,
  asked: Asked<Table, Member>,
): Promise<Pick<RowOf<Table>, Member> | null> =>
  readFirst(tx, selection(table, asked).limit(1).$castTo<Pick<RowOf<Table>, Member>>());

/** Lists rows in an order, at most `limit`. */
export const list = <Table extends TableName, Member extends keyof RowOf<Table> = keyof RowOf<Table>>(
  tx: Tx,
  table: Table,
  { orderBy, limit, ...asked }: Asked<Table, Member> & { orderBy: readonly Order<Table>[]; limit?: number },
): Promise<Pick<RowOf<Table>, Member>[]> => {
  let rows = selection(table, asked);
  for (const one of orderBy)
    rows = Array.isArray(one) ? rows.orderBy(String(one[0]), "desc") : rows.orderBy(String(one));
  if (limit !== undefined) rows = rows.limit(limit);
  return read(tx, rows.$castTo<Pick<RowOf<Table>, Member>>());
};

export const count = async <Table extends TableName>(tx: Tx, table: Table, where: Where<Table>): Promise<number> =>
  (await readOne(tx, rowsOf(table, where).select(sql<number>`count(*)`.as("count")))).count;

/** Sets members immediately, including computed ones: `` sql`attempts + 1` ``. @returns the number of rows */
export const update = <Table extends TableName>(
  tx: Tx,
  table: Table,
  { where, set }: { where: Where<Table>; set: NewValues<Table> },
): Promise<number> =>
  change(
    tx,
    changeOf(table, set).where((eb) => eb.and({ ...where })),
  );

/** @returns the number of rows */
export const remove = <Table extends TableName>(tx: Tx, table: Table, where: Where<Table>): Promise<number> =>
  change(
    tx,
    removalOf(table).where((eb) => eb.and({ ...where })),
  );

const rowsOf = (table: string, where: object) => looseQuery.selectFrom(table).where((eb) => eb.and({ ...where }));
const changeOf = (table: string, set: object) => looseQuery.updateTable(table).set({ ...set });
const removalOf = (table: string) => looseQuery.deleteFrom(table);
