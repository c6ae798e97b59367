import type { Tx } from "@/server/db/client";
import { orderPaymentsJson } from "@/server/db/money/payment-balances";
import { readValue, readValues } from "@/server/db/read-json";
import { readSql } from "@/server/db/run";
import { withinScope } from "@/server/db/scope";
import { type Sql, sql } from "@/server/db/tables/query";
import type { Order } from "@/server/domain/orders/types";
import type { TenantScope } from "@/server/kernel/actor";

/** An order with lines and payments as one JSON value; the table's alias is `o`. */
export const orderJson = sql`
  json_build_object(
    'row', to_json(o),
    'lines', coalesce((select json_agg(l order by l.position) from order_lines l where l.order_id = o.id), '[]'::json),
    'payments', ${orderPaymentsJson(sql`o.id`)})`;

const selectOrder = (tx: Tx, where: Sql): Promise<Order | null> =>
  readValue<Order>(tx)`select ${orderJson} as data from orders o where ${where} limit 1`;

export const findOrder = (tx: Tx, scope: TenantScope, id: string): Promise<Order | null> =>
  selectOrder(tx, sql`o.id = ${id} and ${withinScope(scope, "o")}`);

export const findOrderByNumber = (
  tx: Tx,
  scope: TenantScope,
  { ecommerceId, orderNumber }: { ecommerceId: string; orderNumber: string },
): Promise<Order | null> =>
  selectOrder(
    tx,
    sql`o.ecommerce_id = ${ecommerceId} and o.order_number = ${orderNumber} and ${withinScope(scope, "o")}`,
  );

export type NamedOrder = {
  id: string;
  ecommerceId: string;
  /** The ID it was requested by: ours or the shop's, which two stores of a group may share. */
  named: string;
};

/** Rows `(id, ecommerceId, named)` of the orders named by IDs, ours or the shop's; "": of every store. */
export const selectNamedOrders = (
  scope: TenantScope,
  { ids, ecommerceId = "" }: { ids: readonly string[]; ecommerceId?: string },
): Sql => {
  const named = [...ids];
  const within = sql`${withinScope(scope, "o")} and (${ecommerceId} = '' or o.ecommerce_id = ${ecommerceId})`;
  return sql`
    select o.id, o.ecommerce_id as "ecommerceId", o.id as named from orders o where o.id = any(${named}) and ${within}
    union
    select o.id, o.ecommerce_id, o.platform_order_id from ecommerces e join orders o on o.ecommerce_id = e.id
    where e.group_id = ${scope.groupId} and o.platform_order_id = any(${named}) and o.platform_order_id <> '' and ${within}`;
};

/** Lists the orders named by IDs, as found by `selectNamedOrders`. */
export const listNamedOrders = (
  tx: Tx,
  scope: TenantScope,
  asked: { ids: readonly string[]; ecommerceId: string },
): Promise<NamedOrder[]> => readSql<NamedOrder>(tx)`${selectNamedOrders(scope, asked)}`;

/** Our IDs of the orders that an ID names, for `= any(…)`: resolved before any return is read. */
export const namedOrderIds = (scope: TenantScope, id: string): Sql =>
  sql`array(select f.id from (${selectNamedOrders(scope, { ids: [id] })}) f)`;

/** Locks the order to open a return of it, so that two returns of the same units can't be opened at once. */
export const lockOrder = async (tx: Tx, scope: TenantScope, id: string): Promise<void> => {
  await readSql(tx)`select 1 from orders o where o.id = ${id} and ${withinScope(scope, "o")} for update`;
};

/** The other value that a shopper entered, in the form stored for lookups. */
type Asked = { email: string } | { postcode: string };

/**
 * Lists orders that match what a shopper entered, most recent first; with `asked`, only those with that email or postal
 * code. Other orders are not read, because the duration of a lookup must not reveal that one exists.
 */
export const listOrdersByLookup = async (
  tx: Tx,
  scope: TenantScope,
  { ecommerceId, lookupNumber, asked }: { ecommerceId: string; lookupNumber: string; asked?: Asked },
): Promise<Order[]> => {
  const isAsked =
    asked === undefined
      ? sql`true`
      : "email" in asked
        ? sql`o.lookup_email = ${asked.email} and o.lookup_email <> ''`
        : sql`o.lookup_postcode = ${asked.postcode} and o.lookup_postcode <> ''`;
  return readValues<Order>(tx)`
    select ${orderJson} as data from orders o
    where o.ecommerce_id = ${ecommerceId} and o.lookup_number = ${lookupNumber} and ${withinScope(scope, "o")}
      and ${isAsked}
    order by o.purchased_at desc limit 20`;
};

/**
 * The pieces of an order's lines that are in a live return; `order` is its ID. Line by line (forced by `offset 0`): an
 * order has few, and a plan that begins with the units would read all of them.
 */
export const liveUnitsJson = (order: Sql): Sql => sql`coalesce((
  select json_agg(json_build_object('order_line_id', u.order_line_id, 'unit_index', u.unit_index))
  from order_lines l cross join lateral (
    select u.order_line_id, u.unit_index from return_units u where u.order_line_id = l.id and u.is_live offset 0) u
  where l.order_id = ${order}), '[]'::json)`;

/** Lists units of an order that are in a live return: which piece of which line. */
export const listLiveUnits = async (
  tx: Tx,
  scope: TenantScope,
  orderId: string,
): Promise<{ orderLineId: string; unitIndex: number }[]> =>
  readSql<{ orderLineId: string; unitIndex: number }>(tx)`
    select u.order_line_id as "orderLineId", u.unit_index as "unitIndex"
    from return_units u join order_lines l on l.id = u.order_line_id
    where l.order_id = ${orderId} and l.group_id = ${scope.groupId} and u.is_live`;
