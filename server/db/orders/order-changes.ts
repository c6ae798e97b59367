import type { Tx } from "@/server/db/client";
import { readValues } from "@/server/db/read-json";
import { readSql } from "@/server/db/run";
import { withinScope } from "@/server/db/scope";
import { sql } from "@/server/db/tables/query";
import type { OrderTies } from "@/server/domain/orders/plan-order-change";
import type { Order } from "@/server/domain/orders/types";
import type { TenantScope } from "@/server/kernel/actor";
import { orderJson } from "./orders";

type ByNumber = { ecommerceId: string; orderNumbers: readonly string[] };

/** Returns the store's orders with these numbers: number → hash of its content. */
export const listOrderHashes = async (
  tx: Tx,
  scope: TenantScope,
  { ecommerceId, orderNumbers }: ByNumber,
): Promise<ReadonlyMap<string, string>> => {
  const rows = await readSql<{ orderNumber: string; contentHash: string }>(tx)`
    select o.order_number as "orderNumber", o.content_hash as "contentHash" from orders o
    where o.ecommerce_id = ${ecommerceId} and o.order_number = any(${[...orderNumbers]}) and ${withinScope(scope, "o")}`;
  return new Map(rows.map(({ orderNumber, contentHash }) => [orderNumber, contentHash]));
};

/** Returns the numbers of orders with the shop's IDs, for our exchange orders or for all others: ID → number. */
export const listNumbersByPlatformId = async (
  tx: Tx,
  scope: TenantScope,
  filter: { ecommerceId: string; platformOrderIds: readonly string[]; isExchange: boolean },
): Promise<ReadonlyMap<string, string>> => {
  const rows = await readSql<{ platformOrderId: string; orderNumber: string }>(tx)`
    select o.platform_order_id as "platformOrderId", o.order_number as "orderNumber" from orders o
    where o.ecommerce_id = ${filter.ecommerceId} and o.platform_order_id = any(${[...filter.platformOrderIds]})
      and o.platform_order_id <> '' and (o.exchange_process_id is not null) = ${filter.isExchange}
      and ${withinScope(scope, "o")}`;
  return new Map(rows.map(({ platformOrderId, orderNumber }) => [platformOrderId, orderNumber]));
};

/**
 * Returns our exchange orders that staff recorded under the shop's number before the shop sent its ID: the number as
 * typed (`lookupNumber`) → the order's number.
 */
export const listTypedExchangeNumbers = async (
  tx: Tx,
  scope: TenantScope,
  { ecommerceId, lookupNumbers }: { ecommerceId: string; lookupNumbers: readonly string[] },
): Promise<ReadonlyMap<string, string>> => {
  const rows = await readSql<{ lookupNumber: string; orderNumber: string }>(tx)`
    select o.lookup_number as "lookupNumber", o.order_number as "orderNumber" from orders o
    where o.ecommerce_id = ${ecommerceId} and o.lookup_number = any(${[...lookupNumbers]})
      and o.platform_order_id = '' and o.exchange_process_id is not null and ${withinScope(scope, "o")}`;
  return new Map(rows.map(({ lookupNumber, orderNumber }) => [lookupNumber, orderNumber]));
};

/**
 * Locks these orders, then reads them, so that opening a return of one, or changing it again, has to wait. In the order
 * of their numbers, so that two imports can't deadlock.
 */
export const lockOrdersByNumber = async (
  tx: Tx,
  scope: TenantScope,
  { ecommerceId, orderNumbers }: ByNumber,
): Promise<Order[]> => {
  const theirs = sql`
    o.ecommerce_id = ${ecommerceId} and o.order_number = any(${[...orderNumbers]}) and ${withinScope(scope, "o")}`;
  await readSql(tx)`select 1 from orders o where ${theirs} order by o.order_number for update`;
  return readValues<Order>(tx)`select ${orderJson} as data from orders o where ${theirs} order by o.order_number`;
};

type TiesRow = { orderId: string; isLive: boolean; lineIds: string[]; payouts: { id: string; minor: number }[] };

/**
 * Returns what depends on each of these orders; an order without returns is absent. A finished return still has its
 * units.
 */
export const listOrderTies = async (
  tx: Tx,
  scope: TenantScope,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, OrderTies>> => {
  const rows = await readSql<TiesRow>(tx)`
    select p.order_id as "orderId",
      bool_or(p.status in ('RUNNING', 'ON_HOLD') or exists (
        select 1 from return_units u where u.process_id = p.id and u.is_live)) as "isLive",
      (select coalesce(json_agg(distinct u.order_line_id), '[]') from return_units u
        where u.process_id = any(array_agg(p.id))) as "lineIds",
      (select coalesce(json_agg(json_build_object('id', t.payment_id, 'minor', t.minor)), '[]') from (
        select x.payment_id, sum(x.amount_minor) filter (where x.status <> 'FAILED') as minor from payouts x
        where x.process_id = any(array_agg(p.id)) and x.payment_id is not null group by x.payment_id) t) as payouts
    from return_processes p
    where p.order_id = any(${[...orderIds]}) and ${withinScope(scope, "p")}
    group by p.order_id`;
  return new Map(
    rows.map((row) => [
      row.orderId,
      {
        hasLiveReturn: row.isLive,
        returnedLineIds: new Set(row.lineIds),
        payoutsMinor: new Map(row.payouts.map(({ id, minor }) => [id, minor ?? 0])),
      },
    ]),
  );
};
