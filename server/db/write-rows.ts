import type { TenantScope } from "@/server/kernel/actor";
import type { Tx } from "./client";
import { Prisma } from "./generated/client";

/** Members are those of the domain value; a member's column is its name in snake_case. */
export type Row = Readonly<Record<string, unknown>>;

const columnOf = (member: string): string => member.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const membersOf = (rows: readonly Row[]): string[] => {
  const members = new Set<string>();
  for (const row of rows) for (const member in row) if (row[member] !== undefined) members.add(member);
  return [...members].sort();
};

/** Names are ours, never a caller's text: whatever else stands in one is a mistake, not something to quote. */
const identifier = (name: string): Prisma.Sql => {
  if (!/^[a-z][a-z0-9_]*$/.test(name)) throw new Error(`${JSON.stringify(name)} is no name of a table or column.`);
  return Prisma.raw(`"${name}"`);
};

/** The rows as `json`, in the names of the columns; Postgres reads them by the types of the table itself. */
const asRecords = (table: string, rows: readonly Row[]): Prisma.Sql => {
  const records = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([member, value]) => [columnOf(member), value])),
  );
  return Prisma.sql`json_populate_recordset(null::${identifier(table)}, ${JSON.stringify(records)}::json)`;
};

/**
 * Inserts rows that all have the same members. One statement with one parameter, whose text depends on the table and
 * the columns only: Prisma's `createMany` makes a plan for each number of rows, and `create` one for each time that is
 * given as a text, compiles it, and keeps the latest thousand in memory. Columns that are left out take their defaults.
 * A row that is there already is refused, or left alone where `skipExisting`.
 */
export const insertRows = async (
  tx: Tx,
  table: string,
  rows: readonly Row[],
  { skipExisting = false }: { skipExisting?: boolean } = {},
): Promise<void> => {
  if (rows.length === 0) return;
  const columns = Prisma.join(membersOf(rows).map((member) => identifier(columnOf(member))));
  await tx.$executeRaw(Prisma.sql`
    insert into ${identifier(table)} (${columns}) select ${columns} from ${asRecords(table, rows)}
    ${skipExisting ? Prisma.raw("on conflict do nothing") : Prisma.empty}`);
};

/**
 * Sets the members of each row on the row of its id within the group, as `insertRows` does: one statement for all rows
 * that set the same members.
 */
export const updateRows = async (
  tx: Tx,
  scope: TenantScope,
  { table, rows }: { table: string; rows: readonly (Row & { id: string })[] },
): Promise<void> => {
  const groups = new Map<string, (Row & { id: string })[]>();
  for (const row of rows) {
    const key = membersOf([row]).join();
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  for (const group of groups.values()) await updateAlike(tx, scope, { table, rows: group });
};

const updateAlike = async (
  tx: Tx,
  scope: TenantScope,
  { table, rows }: { table: string; rows: readonly Row[] },
): Promise<void> => {
  const columns = membersOf(rows).filter((member) => member !== "id");
  if (columns.length === 0) return;
  const assignments = columns.map((member) => {
    const column = identifier(columnOf(member));
    return Prisma.sql`${column} = x.${column}`;
  });
  await tx.$executeRaw(Prisma.sql`
    update ${identifier(table)} t set ${Prisma.join(assignments)} from ${asRecords(table, rows)} x
    where t.id = x.id and t.group_id = ${scope.groupId}`);
};
