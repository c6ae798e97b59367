import { COLUMNS } from "./generated/columns";

/**
 * What prisma/schema says about each stored column, including the facts in its comments (docs/decisions/0071). Lists of
 * columns are derived from here, so that a new column can't be forgotten in one.
 */
export type Column = {
  /** Its name in PostgreSQL; the table's keys are the members of the domain value. */
  readonly column: string;
  readonly type: string;
  readonly nullable?: true;
  /** The database's default, unless it is computed. */
  readonly default?: unknown;
  /** Which of a shopper's data it holds, and so what erasure does to it; see `PERSON_FACTS`. */
  readonly person?: string;
  /** The path of the field of `OrderContent` in the API and in files. */
  readonly wire?: string;
  /** Must not change while a return of the order is open (decisions, section 11); "no": it may. */
  readonly frozen?: true | "no";
  /** No connected shop provides it. */
  readonly shops?: "no";
  /** Excluded from a shopper's data export: an internal key, a duplicate, a secret. */
  readonly export?: "no";
};

/**
 * `@person(…)` of a column: no shopper data; staff data; emptied; a name that is replaced; an address whose country is
 * kept; its row is deleted; parts are removed by a separate statement in server/db/people.
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

/** Returns member → column of one table. */
export const columnsOf = (table: TableName): Readonly<Record<string, Column>> => COLUMNS[table];

export const TABLE_NAMES = Object.keys(COLUMNS).sort() as TableName[];

type OrderTable = "orders" | "order_lines" | "order_payments";

/** Returns the fields of orders, lines or payments in the API: member → column. */
export const wireColumns = (table: OrderTable): [string, Column & { wire: string }][] =>
  Object.entries(columnsOf(table)).flatMap(([member, column]) =>
    column.wire === undefined ? [] : [[member, { ...column, wire: column.wire }]],
  );

type PlainTypes = {
  text: string;
  timestamptz: string;
  boolean: boolean;
  integer: number;
  bigint: number;
  "text[]": string[];
};
type ColumnsOf<Table extends TableName> = (typeof COLUMNS)[Table];
type MembersThat<Table extends TableName, Fact> = {
  [Member in MemberOf<Table>]: ColumnsOf<Table>[Member] extends Fact ? Member : never;
}[MemberOf<Table>];
type ValueOf<Given> = Given extends { type: infer Type extends keyof PlainTypes }
  ? PlainTypes[Type] | (Given extends { nullable: true } ? null : never)
  : never;

/**
 * A row without its JSON and enum columns, whose types are defined by the domain. Times are RFC 3339 strings in UTC,
 * amounts minor units.
 */
export type PlainRow<Table extends TableName> = {
  [Member in MembersThat<Table, { type: keyof PlainTypes }>]: ValueOf<ColumnsOf<Table>[Member]>;
};

/** A domain value stored in a table: its plain columns except those left out, and the domain's own members. */
export type Stored<Table extends TableName, Own, Left extends keyof PlainRow<Table> = never> = Omit<
  PlainRow<Table>,
  keyof Own | Left
> &
  Own;

/** The members that are part of the API. */
export type WireRow<Table extends OrderTable> = Pick<
  PlainRow<Table>,
  keyof PlainRow<Table> & MembersThat<Table, { wire: string }>
>;

/** The members that no connected shop provides. */
export type Untold<Table extends OrderTable> = MembersThat<Table, { shops: "no" }>;

/** The optional members. */
type Defaults<Table extends OrderTable> = Pick<
  WireRow<Table>,
  keyof WireRow<Table> & MembersThat<Table, { default: unknown } | { nullable: true } | { type: `${string}[]` }>
>;

/** Returns the defaults for members that a new order, line or payment doesn't specify. */
export const defaultsOf = <Table extends OrderTable>(table: Table): Defaults<Table> =>
  Object.fromEntries(
    wireColumns(table).flatMap(([member, { type, nullable, default: given }]) => {
      if (nullable) return [[member, null]];
      if (type.endsWith("[]")) return [[member, []]];
      return given === undefined ? [] : [[member, given]];
    }),
  ) as Defaults<Table>;
