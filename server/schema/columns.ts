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
  /** What the database puts where nothing is said, unless it works that out. */
  readonly default?: unknown;
  /** What of a shopper it holds, and so what an erasure makes of it; see `PERSON_FACTS`. */
  readonly person?: string;
  /** The path of the field of `OrderContent` in the API and in files. */
  readonly wire?: string;
  /** Does not change while a return of the order lives (decisions, section 11); "no": it may. */
  readonly frozen?: true | "no";
  /** No connected shop tells it. */
  readonly shops?: "no";
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

type OrderTable = "orders" | "order_lines" | "order_payments";

/** Fields of orders, lines or payments that come over the wire: member → column. */
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
 * A row without its columns of JSON and of enumerations, whose types the domain says. Times are RFC 3339 texts in UTC,
 * amounts minor units.
 */
export type PlainRow<Table extends TableName> = {
  [Member in MembersThat<Table, { type: keyof PlainTypes }>]: ValueOf<ColumnsOf<Table>[Member]>;
};

/** What of it comes over the wire. */
export type WireRow<Table extends OrderTable> = Pick<
  PlainRow<Table>,
  keyof PlainRow<Table> & MembersThat<Table, { wire: string }>
>;

/** What no connected shop tells. */
export type Untold<Table extends OrderTable> = MembersThat<Table, { shops: "no" }>;

/** What of it need not be said. */
type Defaults<Table extends OrderTable> = Pick<
  WireRow<Table>,
  keyof WireRow<Table> & MembersThat<Table, { default: unknown } | { nullable: true } | { type: `${string}[]` }>
>;

/** What stands where a new order, line or payment does not say it. */
export const defaultsOf = <Table extends OrderTable>(table: Table): Defaults<Table> =>
  Object.fromEntries(
    wireColumns(table).flatMap(([member, { type, nullable, default: given }]) => {
      if (nullable) return [[member, null]];
      if (type.endsWith("[]")) return [[member, []]];
      return given === undefined ? [] : [[member, given]];
    }),
  ) as Defaults<Table>;
