import { runDirectly, type Tx } from "./client";
import { camelCase } from "./tables/names";
import { compile, looseQuery, type Sql, type Statement, sql } from "./tables/query";
import type { Changes, RowOf, TableName } from "./tables/rows";
import { sendWrites } from "./write-set";

/**
 * How statements are asked, on a connection or within a transaction; `write-rows.ts` has the writes that wait. What was
 * read has the types of the columns by `tables/values.ts`: whoever says so says it here, and nowhere else.
 */

/** The rows of an answer, their members by our names. Sees what the transaction has written. */
export const read = async <Row>(tx: Tx, statement: Statement<Row>): Promise<Row[]> => {
  await sendWrites(tx);
  const { fields, rows } = await runDirectly(tx, compile(statement));
  const members = fields.map(({ name }) => camelCase(name));
  return rows.map((values) => Object.fromEntries(members.map((member, place) => [member, values[place]])) as Row);
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

/** SQL of ours where it is asked: `` await readSql<Row>(tx)`select …` ``. */
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

/** Rows whose members are these, or one of these; what is undefined is not asked about. */
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

/** The row that is meant, or null. */
export const find = <Table extends TableName, Member extends keyof RowOf<Table> = keyof RowOf<Table>>(
  tx: Tx,
  table: Table,
  asked: Asked<Table, Member>,
): Promise<Pick<RowOf<Table>, Member> | null> =>
  readFirst(tx, selection(table, asked).limit(1).$castTo<Pick<RowOf<Table>, Member>>());

/** Rows in an order, at most `limit`. */
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

/** Sets members at once, which may be worked out: `` sql`attempts + 1` ``. @returns how many rows */
export const update = <Table extends TableName>(
  tx: Tx,
  table: Table,
  { where, set }: { where: Where<Table>; set: NewValues<Table> },
): Promise<number> =>
  change(
    tx,
    changeOf(table, set).where((eb) => eb.and({ ...where })),
  );

/** @returns how many rows */
export const remove = <Table extends TableName>(tx: Tx, table: Table, where: Where<Table>): Promise<number> =>
  change(
    tx,
    removalOf(table).where((eb) => eb.and({ ...where })),
  );

const rowsOf = (table: string, where: object) => looseQuery.selectFrom(table).where((eb) => eb.and({ ...where }));
const changeOf = (table: string, set: object) => looseQuery.updateTable(table).set({ ...set });
const removalOf = (table: string) => looseQuery.deleteFrom(table);
