import { type Sql, sql } from "@/server/db/tables/query";
import type { TenantScope } from "@/server/kernel/actor";
import type { Tx } from "./client";
import { changeSql } from "./run";
import { snakeCase } from "./tables/names";
import type { Changes, NewRow, TableName } from "./tables/rows";
import { write, writeNow } from "./write-set";

/** Members are those of the domain value; a member's column is its name in snake_case. Whoever calls knows its table. */
type Row = object;

const membersOf = (rows: readonly Row[]): string[] => {
  const members = new Set<string>();
  for (const row of rows)
    for (const [member, value] of Object.entries(row)) if (value !== undefined) members.add(member);
  return [...members].sort();
};

/** Names are ours, never a caller's text: whatever else stands in one is a mistake, not something to quote. */
const identifier = (name: string): Sql => {
  if (!/^[a-z][a-z0-9_]*$/.test(name)) throw new Error(`${JSON.stringify(name)} is no name of a table or column.`);
  return sql.raw(`"${name}"`);
};

/** Names of columns, in the order of the members. */
const columnList = (members: readonly string[]): Sql =>
  sql.join(members.map((member) => identifier(snakeCase(member))));

/** The rows as `json`, in the names of the columns; Postgres reads them by the types of the table itself. */
export const asRecords = (table: TableName, rows: readonly Row[]): Sql => {
  const records = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([member, value]) => [snakeCase(member), value])),
  );
  return sql`json_populate_recordset(null::${identifier(table)}, ${JSON.stringify(records)}::json)`;
};

/**
 * Inserts rows that all have the same members. One statement with one parameter, whose text depends on the table and
 * the columns only: Prisma's `createMany` makes a plan for each number of rows, and `create` one for each time that is
 * given as a text, compiles it, and keeps the latest thousand in memory. Columns that are left out take their defaults.
 * A row that is there already is refused, or left alone where `skipExisting`.
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

/** Inserts at once those rows that are not there yet. @returns how many */
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
 * As `insertRows`, at once and as a transaction of its own that does not wait for the disk: a crash of the database may
 * lose what was written last. `besides` is written with it.
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
 * Sets the members of each row on the row of its id within the group, as `insertRows` does: one statement for all rows
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

/** A row that is set twice is written once, with what was said last. */
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

/** What is undefined was not said. */
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

/** Sets the same members on every row that `where` names; the table's alias is `t`. */
export const setWhere = <Table extends TableName>(
  tx: Tx,
  { table, set, where }: { table: Table; set: Changes<Table>; where: Sql },
): Promise<void> => writeLater(tx, table, [update({ table, members: membersOf([set]), rows: [set], where })]);

/** Statements of one table that nobody waits for the answer of; each touches other rows than the others. */
export const writeLater = (tx: Tx, table: TableName, statements: readonly Sql[]): Promise<void> =>
  write(tx, { table, shape: "", rows: [], render: () => [...statements] });
