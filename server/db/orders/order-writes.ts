import type { Tx } from "@/server/db/client";
import { changeSql, readSql } from "@/server/db/run";
import { withinScope } from "@/server/db/scope";
import { type Sql, sql } from "@/server/db/tables/query";
import type { TenantScope } from "@/server/kernel/actor";
import { type Column, columnsOf, type MemberOf, type TableName } from "@/server/schema/columns";
import type { NewOrder } from "./order-inserts";
import { saveOrderSearch } from "./order-search";

/**
 * Inserts orders whose numbers are new to their store, completely, and returns their IDs. A number that somebody else
 * writes at the same time is waited for and then skipped: the caller updates it instead. An order whose shop ID exists
 * here under another number is skipped too; our exchange order may share that ID with the shop's order.
 */
export const insertOrdersIfNew = async (
  tx: Tx,
  scope: TenantScope,
  { orders, now, exchangeProcessId }: { orders: readonly NewOrder[]; now: Date; exchangeProcessId?: string },
): Promise<ReadonlySet<string>> => {
  if (orders.length === 0) return new Set();
  const target = exchangeProcessId === undefined ? "" : "(ecommerce_id, order_number)";
  const inserted = await readSql<{ id: string }>(tx)`
    insert into orders (group_id, exchange_process_id, created_at, updated_at, ${namesOf(ORDER_COLUMNS)})
    select ${scope.groupId}, ${exchangeProcessId ?? null}, ${now}, ${now}, ${valuesOf(ORDER_COLUMNS)}
    from ${rowsAsTable(ORDER_COLUMNS, orders.map(headOf))}
    on conflict ${sql.raw(target)} do nothing returning id`;
  const ids = new Set(inserted.map(({ id }) => id));
  await writeParts(
    tx,
    scope,
    orders.filter(({ id }) => ids.has(id)),
  );
  return ids;
};

/** Updates existing orders, including lines and payments. The caller holds their locks. */
export const updateOrders = async (
  tx: Tx,
  scope: TenantScope,
  { orders, now }: { orders: readonly NewOrder[]; now: Date },
): Promise<void> => {
  if (orders.length === 0) return;
  const orderIds = orders.map(({ id }) => id);
  const lineIds = orders.flatMap(({ lines }) => lines.map(({ id }) => id));
  const paymentIds = orders.flatMap(({ payments }) => payments.map(({ id }) => id));
  await changeSql(tx)`
    update orders o set updated_at = ${now}, ${assignmentsOf(ORDER_COLUMNS, "x")}
    from ${rowsAsTable(ORDER_COLUMNS, orders.map(headOf))}
    where o.id = x.id and ${withinScope(scope, "o")}`;
  await changeSql(tx)`
    delete from order_lines where order_id = any(${orderIds}) and group_id = ${scope.groupId} and id <> all(${lineIds})`;
  await changeSql(tx)`
    delete from order_payments
    where order_id = any(${orderIds}) and group_id = ${scope.groupId} and id <> all(${paymentIds})`;
  await writeParts(tx, scope, orders);
};

const headOf = ({ lines: _, payments: __, ...head }: NewOrder): Omit<NewOrder, "lines" | "payments"> => head;

/** Their lines, their payments and their search keys. */
const writeParts = async (tx: Tx, scope: TenantScope, orders: readonly NewOrder[]): Promise<void> => {
  await saveOrderSearch(tx, scope, orders);
  const lines = orders.flatMap(({ id: orderId, lines }) => lines.map((line) => ({ ...line, orderId })));
  const payments = orders.flatMap(({ id: orderId, payments }) =>
    payments.map((payment) => ({ ...payment, orderId, sharedPaymentId: payment.sharedPaymentId ?? null })),
  );
  await changeSql(tx)`
    insert into order_lines (group_id, ${namesOf(LINE_COLUMNS)})
    select ${scope.groupId}, ${valuesOf(LINE_COLUMNS)} from ${rowsAsTable(LINE_COLUMNS, lines)}
    on conflict (id) do update set ${assignmentsOf(LINE_COLUMNS, "excluded")}
    where order_lines.order_id = excluded.order_id`;
  await changeSql(tx)`
    insert into order_payments (group_id, ${namesOf(PAYMENT_COLUMNS)})
    select ${scope.groupId}, ${valuesOf(PAYMENT_COLUMNS)} from ${rowsAsTable(PAYMENT_COLUMNS, payments)}
    on conflict (id) do update set ${assignmentsOf(PAYMENT_COLUMNS, "excluded")}
    where order_payments.order_id = excluded.order_id`;
};

/** Member of the domain value → its column. Many rows are sent as one JSON parameter. */
type Columns<Member extends string = string> = Readonly<Record<Member, Column>>;

/** Every column of a table except those written elsewhere. */
const columnsWithout = <Table extends TableName, Kept extends MemberOf<Table>>(
  table: Table,
  kept: readonly Kept[],
): Columns<Exclude<MemberOf<Table>, Kept>> => {
  const left = Object.entries(columnsOf(table)).filter(([member]) => !kept.some((name) => name === member));
  return Object.fromEntries(left) as Columns<Exclude<MemberOf<Table>, Kept>>;
};

const ORDER_COLUMNS = columnsWithout("orders", [
  ...(["groupId", "exchangeProcessId", "createdAt", "updatedAt", "erasedAt"] as const),
]);
const LINE_COLUMNS = columnsWithout("order_lines", ["groupId"]);
/** The amount carried into an exchange is written with the exchange. */
const PAYMENT_COLUMNS = columnsWithout("order_payments", ["groupId", "carriedMinor"]);

/** `id, order_id, …` */
const namesOf = (columns: Columns): Sql =>
  sql.raw(
    Object.values(columns)
      .map(({ column }) => column)
      .join(", "),
  );

/** `x."id", x."orderId", …` */
const valuesOf = (columns: Columns): Sql =>
  sql.raw(
    Object.keys(columns)
      .map((member) => `x."${member}"`)
      .join(", "),
  );

/** `name = excluded.name, …`, or `name = x."member", …`: everything except the keys. */
const assignmentsOf = (columns: Columns, from: "excluded" | "x"): Sql =>
  sql.raw(
    Object.entries(columns)
      .filter(([member]) => member !== "id" && member !== "orderId")
      .map(([member, { column }]) => `${column} = ${from === "x" ? `x."${member}"` : `excluded.${column}`}`)
      .join(", "),
  );

/** The rows as a table `x`; the compiler reports a column that they lack. */
const rowsAsTable = <Member extends string>(
  columns: Columns<Member>,
  rows: readonly Readonly<Record<Member, unknown>>[],
): Sql => {
  const types = Object.entries<Column>(columns).map(([member, { type }]) => `"${member}" ${type}`);
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as x(${sql.raw(types.join(", "))})`;
};
