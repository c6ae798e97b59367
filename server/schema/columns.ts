import { COLUMNS } from "./generated/columns";

/**
 * What prisma/schema says of each stored column, facts from the comments at the column included (docs/decisions/0071).
 * Whoever needs a list of columns derives it from here, so that a new column is in none by being forgotten.
 */
export type Column = {
  /** Its name in PostgreSQL; in the table it goes by the member of the domain value. */
  readonly column: string;
  readonly type: string;
  readonly nullable?: true;
  /** What of a shopper it holds, and so what an erasure makes of it; see `PERSON_FACTS`. */
  readonly person?: string;
  /** The path of the field of `OrderContent` in the API and in files. */
  readonly wire?: string;
  /** Does not change while a return of the order lives (decisions, section 11). */
  readonly frozen?: true;
  /** Left out of what a shopper is given of theirs: a key of ours, a repetition, a secret. */
  readonly export?: "no";
};

/**
 * `@person(…)` of a column: nothing of a shopper; something of staff; emptied; a name that is replaced; an address of
 * which the country stays; its row is deleted; a statement of its own in server/db/people takes parts out of it.
 */
export const PERSON_FACTS = [
  "none",
  "staff",
  "erase",
  "first name",
  "last name",
  "full name",
  "address",
  "row",
  "by hand",
] as const;

export type TableName = keyof typeof COLUMNS;
export type MemberOf<Table extends TableName> = keyof (typeof COLUMNS)[Table] & string;

/** Member → column, of one table. */
export const columnsOf = (table: TableName): Readonly<Record<string, Column>> => COLUMNS[table];

export const TABLE_NAMES = Object.keys(COLUMNS).sort() as TableName[];

/** Fields of orders, lines or payments that come over the wire: member → column. */
export const wireColumns = (
  table: "orders" | "order_lines" | "order_payments",
): [string, Column & { wire: string }][] =>
  Object.entries(columnsOf(table)).flatMap(([member, column]) =>
    column.wire === undefined ? [] : [[member, { ...column, wire: column.wire }]],
  );
