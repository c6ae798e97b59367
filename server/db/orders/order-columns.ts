import { type Sql, sql } from "@/server/db/tables/query";
import type { OrderLine, OrderPayment } from "@/server/domain/orders/types";
import { type Column, columnsOf, type MemberOf, type TableName } from "@/server/schema/columns";
import type { NewOrder } from "./order-inserts";

/** Member of the domain value → its column. Many rows travel as one JSON parameter. */
type Columns = Readonly<Record<string, Column>>;

type Unwritten<Value, Table extends TableName, Kept> = Exclude<MemberOf<Table>, Kept | keyof Value>;

/** Every column of a table but those that somebody else writes; the compiler names one that the domain value lacks. */
const columnsWithout =
  <Value>() =>
  <Table extends TableName, Kept extends MemberOf<Table>>(
    table: Table,
    kept: readonly Kept[],
    ..._lacking: [Unwritten<Value, Table, Kept>] extends [never] ? [] : [Unwritten<Value, Table, Kept>]
  ): Columns => {
    const left = Object.entries(columnsOf(table)).filter(([member]) => !kept.some((name) => name === member));
    return Object.fromEntries(left);
  };

type Part = { orderId: string };

export const ORDER_COLUMNS = columnsWithout<NewOrder>()("orders", [
  ...(["groupId", "exchangeProcessId", "createdAt", "updatedAt", "erasedAt"] as const),
]);
export const LINE_COLUMNS = columnsWithout<OrderLine & Part>()("order_lines", ["groupId"]);
/** What was carried into an exchange is written with the exchange. */
export const PAYMENT_COLUMNS = columnsWithout<OrderPayment & Part>()("order_payments", ["groupId", "carriedMinor"]);

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

/** The rows as a table `x`. */
export const rowsAsTable = (columns: Columns, rows: readonly unknown[]): Sql => {
  const types = Object.entries(columns).map(([member, { type }]) => `"${member}" ${type}`);
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as x(${sql.raw(types.join(", "))})`;
};
