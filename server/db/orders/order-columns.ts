import { type Sql, sql } from "@/server/db/tables/query";
import { type Column, columnsOf, type MemberOf, type TableName } from "@/server/schema/columns";

/** Member of the domain value → its column. Many rows travel as one JSON parameter. */
type Columns<Member extends string = string> = Readonly<Record<Member, Column>>;

/** Every column of a table but those that somebody else writes. */
const columnsWithout = <Table extends TableName, Kept extends MemberOf<Table>>(
  table: Table,
  kept: readonly Kept[],
): Columns<Exclude<MemberOf<Table>, Kept>> => {
  const left = Object.entries(columnsOf(table)).filter(([member]) => !kept.some((name) => name === member));
  return Object.fromEntries(left) as Columns<Exclude<MemberOf<Table>, Kept>>;
};

export const ORDER_COLUMNS = columnsWithout("orders", [
  ...(["groupId", "exchangeProcessId", "createdAt", "updatedAt", "erasedAt"] as const),
]);
export const LINE_COLUMNS = columnsWithout("order_lines", ["groupId"]);
/** What was carried into an exchange is written with the exchange. */
export const PAYMENT_COLUMNS = columnsWithout("order_payments", ["groupId", "carriedMinor"]);

/** `id, order_id, …` */
export const namesOf = (columns: Columns): Sql =>
  sql.raw(
    Object.values(columns)
      .map(({ column }) => column)
      .join(", "),
  );

/** `x."id", x."orderId", …` */
export const valuesOf = (columns: Columns): Sql =>
  sql.raw(
    Object.keys(columns)
      .map((member) => `x."${member}"`)
      .join(", "),
  );

/** `name = excluded.name, …`, or `name = x."member", …`: everything but the keys. */
export const assignmentsOf = (columns: Columns, from: "excluded" | "x"): Sql =>
  sql.raw(
    Object.entries(columns)
      .filter(([member]) => member !== "id" && member !== "orderId")
      .map(([member, { column }]) => `${column} = ${from === "x" ? `x."${member}"` : `excluded.${column}`}`)
      .join(", "),
  );

/** The rows as a table `x`; the compiler names a column that they lack. */
export const rowsAsTable = <Member extends string>(
  columns: Columns<Member>,
  rows: readonly Readonly<Record<Member, unknown>>[],
): Sql => {
  const types = Object.entries<Column>(columns).map(([member, { type }]) => `"${member}" ${type}`);
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as x(${sql.raw(types.join(", "))})`;
};
