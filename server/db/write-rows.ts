import { type Sql, sql } from "@/server/db/tables/query";
import type { TenantScope } from "@/server/kernel/actor";
import type { Tx } from "./client";
import { changeSql } from "./run";
import { snakeCase } from "./tables/names";
import type { Changes, NewRow, TableName } from "./tables/rows";
import { write, writeNow } from "./write-set";

/** Members are those of the domain value; a member's column is its name in snake_case. Callers know their table. */
type Row = object;

const membersOf = (rows: readonly Row[]): string[] => {
  const members = new Set<string>();
  for (const row of rows)
    for (const [member, value] of Object.entries(row)) if (value !== undefined) members.add(member);
  return [...members].sort();
};

/** Names are ours, never a caller's text: anything else in one is a bug, not something to quote. */
const identifier = (name: string): Sql => {
  if (!/^[a-z][a-z0-9_]*$/.test(name)) throw new Error(`${JSON.stringify(name)} is no name of a table or column.`);
  return sql.raw(`"${name}"`);
};

/** Names of columns, in the order of the members. */
const columnList = (members: readonly string[]): Sql =>
  sql.join(members.map((member) => identifier(snakeCase(member))));

/** The rows as `json`, by column name; Postgres reads them by the types of the table itself. */
export const asRecords = (table: TableName, rows: readonly Row[]): Sql => {
  const records = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([member, value]) => [snakeCase(member), value])),
  );
  return sql`json_populate_recordset(null::${identifier(table)}, ${JSON.stringify(records)}::json)`;
};

/**
 * Inserts rows that all have the same members. One statement with one parameter, whose text depends only on the table
 * and the columns: Prisma's `createMany` makes a plan for each number of rows, and `create` one for each time given as
 * text, compiles it, and caches the latest thousand in memory. Omitted columns get their defaults. An existing row
 * causes an error, or is left unchanged with `skipExisting`.
 */
export const insertRows = async <Table extends TableName>(
  tx: Tx,
  table: Table,
  rows: readonly NewRow<Table>[],
  { skipExisting = false }: { skipExisting?: boolean } = {},
): Promise<void> => {
  if (rows.length === 0) return;
  const members = membersOf(rows);
  const columns = columnList(members);
  await write(tx, {
    table,
    shape: `insert ${skipExisting} ${members.join()}`,
    rows,
    render: (all) => [
      sql`
    insert into ${identifier(table)} (${columns}) select ${columns} from ${asRecords(table, all as readonly Row[])}
    ${skipExisting ? sql.raw("on conflict do nothing") : sql``}`,
    ],
  });
};

/** Inserts the rows that don't exist yet, immediately. @returns the number of rows */
export const insertMissing = async <Table extends TableName>(
  tx: Tx,
  table: Table,
  rows: readonly NewRow<Table>[],
): Promise<number> => {
  const columns = columnList(membersOf(rows));
  return changeSql(tx)`insert into ${identifier(table)} (${columns}) select ${columns} from ${asRecords(table, rows)}
    on conflict do nothing`;
};

/**
 * Like `insertRows`, but immediately and in a transaction of its own that doesn't wait for the disk: a database crash
 * may lose the latest rows. `besides` is written with it.
 */
export const insertWithoutWaiting = async <Table extends TableName>(
  db: Tx,
  table: Table,
  { rows, besides }: { rows: readonly NewRow<Table>[]; besides: Sql },
): Promise<void> => {
  const columns = columnList(membersOf(rows));
  await writeNow(
    db,
    sql`
    with quick as materialized (select set_config('synchronous_commit', 'off', true)), besides as (${besides})
    insert into ${identifier(table)} (${columns}) select ${columns} from quick, ${asRecords(table, rows)}`,
  );
};

/**
 * Sets the members of each row on the row with its ID within the group, like `insertRows`: one statement for all rows
 * that set the same members.
 */
export const updateRows = async <Table extends TableName>(
  tx: Tx,
  scope: TenantScope,
  { table, rows }: { table: Table; rows: readonly (Changes<Table> & Identified)[] },
): Promise<void> => {
  if (!rows.some((row) => membersOf([row]).length > 1)) return;
  await write(tx, {
    table,
    shape: `update ${scope.groupId}`,
    rows,
    render: (all) => updates(scope, table, all as Identified[]),
  });
};

type Identified = Row & { id: string };

/** A row that is set twice is written once, with the latest values. */
const updates = ({ groupId }: TenantScope, table: TableName, rows: readonly Identified[]): Sql[] => {
  const byId = new Map<string, Identified>();
  for (const row of rows) byId.set(row.id, { ...byId.get(row.id), ...given(row) });
  const groups = new Map<string, Identified[]>();
  for (const row of byId.values()) {
    const key = membersOf([row]).join();
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()].map((alike) => updateAlike(groupId, table, alike));
};

/** Undefined members weren't given. */
const given = (row: Identified): Identified => {
  const entries = Object.entries(row).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(entries), id: row.id };
};

const updateAlike = (groupId: string, table: TableName, rows: readonly Row[]): Sql => {
  const members = membersOf(rows).filter((member) => member !== "id");
  return update({ table, members, rows, where: sql`t.id = x.id and t.group_id = ${groupId}` });
};

type Update = { table: TableName; members: readonly string[]; rows: readonly Row[]; where: Sql };

const update = ({ table, members, rows, where }: Update): Sql => {
  const assignments = members.map((member) => {
    const column = identifier(snakeCase(member));
    return sql`${column} = x.${column}`;
  });
  return sql`
    update ${identifier(table)} t set ${sql.join(assignments)} from ${asRecords(table, rows)} x where ${where}`;
};

/** Sets the same members on every row that `where` matches; the table's alias is `t`. */
export const setWhere = <Table extends TableName>(
  tx: Tx,
  { table, set, where }: { table: Table; set: Changes<Table>; where: Sql },
): Promise<void> => writeLater(tx, table, [update({ table, members: membersOf([set]), rows: [set], where })]);

/** Defers statements of one table whose results aren't needed; each touches different rows. */
export const writeLater = (tx: Tx, table: TableName, statements: readonly Sql[]): Promise<void> =>
  write(tx, { table, shape: "", rows: [], render: () => [...statements] });
