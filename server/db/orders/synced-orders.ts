import type { Tx } from "@/server/db/client";
import { changeSql, readSql } from "@/server/db/run";
import type { OwnPayout } from "@/server/domain/connections/sync-refunds";
import type { TenantScope } from "@/server/kernel/actor";

/** Orders that came from a connected shop, and the time of their data. */

/** Batches of one connection are written one after the other, so that older data never overwrites newer. */
export const lockConnectionOrders = async (tx: Tx, connectionId: string): Promise<void> => {
  await changeSql(tx)`select pg_advisory_xact_lock(hashtextextended(${`orders:${connectionId}`}, 0))`;
};

export type KnownOrder = {
  id: string;
  orderNumber: string;
  platformOrderId: string;
  isExchange: boolean;
  /** Null: it came from a file or the API. */
  connectionId: string | null;
  platformUpdatedAt: string | null;
};

/** Returns the store's orders with these shop IDs or these numbers. */
export const listKnownOrders = (
  tx: Tx,
  { groupId }: TenantScope,
  asked: { ecommerceId: string; platformOrderIds: readonly string[]; orderNumbers: readonly string[] },
): Promise<KnownOrder[]> =>
  readSql<KnownOrder>(tx)`
    select o.id, o.order_number as "orderNumber", o.platform_order_id as "platformOrderId",
      o.exchange_process_id is not null as "isExchange", s.connection_id as "connectionId",
      s.platform_updated_at as "platformUpdatedAt"
    from orders o left join synced_orders s on s.order_id = o.id
    where o.ecommerce_id = ${asked.ecommerceId} and o.group_id = ${groupId}
      and (o.order_number = any(${[...asked.orderNumbers]})
        or (o.platform_order_id = any(${[...asked.platformOrderIds]}) and o.platform_order_id <> ''))`;

/**
 * Returns payouts that are refunded to a payment of these orders: the shop's ID of the order → its payouts. `offset 0`
 * makes PostgreSQL look them up order by order; otherwise it could begin with all payouts.
 */
export const listOwnPayouts = async (
  tx: Tx,
  { groupId }: TenantScope,
  { ecommerceId, platformOrderIds }: { ecommerceId: string; platformOrderIds: readonly string[] },
): Promise<ReadonlyMap<string, OwnPayout[]>> => {
  const rows = await readSql<OwnPayout & { platformOrderId: string }>(tx)`
    select x.id as "payoutId", x.reference, o.platform_order_id as "platformOrderId"
    from orders o cross join lateral (select p.id from return_processes p where p.order_id = o.id offset 0) p
      cross join lateral (select y.* from payouts y where y.process_id = p.id offset 0) x
    where o.ecommerce_id = ${ecommerceId} and o.group_id = ${groupId} and o.platform_order_id <> ''
      and o.platform_order_id = any(${[...platformOrderIds]}) and x.payment_id is not null`;
  const byOrder = new Map<string, OwnPayout[]>();
  for (const { platformOrderId, ...payout } of rows)
    byOrder.set(platformOrderId, [...(byOrder.get(platformOrderId) ?? []), payout]);
  return byOrder;
};

export type SyncedOrderRow = {
  orderId: string;
  connectionId: string;
  platformUpdatedAt: Date;
  refundIds: readonly string[];
  payoutIds: readonly string[];
};

/** Records where orders came from. What their figures include never decreases, nor do the figures themselves. */
export const putSyncedOrders = async (
  tx: Tx,
  { groupId }: TenantScope,
  rows: readonly SyncedOrderRow[],
): Promise<void> => {
  if (rows.length === 0) return;
  await changeSql(tx)`
    insert into synced_orders (order_id, group_id, connection_id, platform_updated_at, refund_ids, payout_ids)
    select x."orderId", ${groupId}, x."connectionId", x."platformUpdatedAt", x."refundIds", x."payoutIds"
    from json_to_recordset(${JSON.stringify(rows)}::json) as x("orderId" text, "connectionId" text,
      "platformUpdatedAt" timestamptz, "refundIds" text[], "payoutIds" text[])
    on conflict (order_id) do update set connection_id = excluded.connection_id,
      platform_updated_at = greatest(synced_orders.platform_updated_at, excluded.platform_updated_at),
      refund_ids = array(select distinct unnest(synced_orders.refund_ids || excluded.refund_ids)),
      payout_ids = array(select distinct unnest(synced_orders.payout_ids || excluded.payout_ids))`;
};

/** An exchange order belongs to the shop of the original order, so its own return goes there too. */
export const inheritConnection = async (
  tx: Tx,
  { groupId }: TenantScope,
  { orderId, fromOrderId }: { orderId: string; fromOrderId: string },
): Promise<void> => {
  await changeSql(tx)`
    insert into synced_orders (order_id, group_id, connection_id, platform_updated_at, refund_ids, payout_ids)
    select ${orderId}, ${groupId}, s.connection_id, 'epoch', '{}', '{}' from synced_orders s
    where s.order_id = ${fromOrderId} and s.group_id = ${groupId} on conflict (order_id) do nothing`;
};

/** Pieces of a line: bought, and refunded or removed by the shop itself. */
export type RefundedThere = { name: string; quantity: number; refunded: number };

/**
 * Returns those of these lines with more pieces refunded than bought: what the shop itself has refunded or removed,
 * plus what returns refund. Once staff have recorded on a return what was refunded elsewhere, their count applies to
 * its pieces.
 */
export const listLinesRefundedTwice = (
  tx: Tx,
  { groupId }: TenantScope,
  { orderId, orderLineIds }: { orderId: string; orderLineIds: readonly string[] },
): Promise<RefundedThere[]> =>
  readSql<RefundedThere>(tx)`
    select l.name, l.quantity, l.refunded_quantity as refunded from order_lines l
    where l.order_id = ${orderId} and l.group_id = ${groupId} and l.id = any(${[...orderLineIds]})
      and l.refunded_quantity > 0 and l.quantity < l.refunded_quantity + (
        select count(*) from return_units u join return_processes p on p.id = u.process_id
        where u.order_line_id = l.id and p.group_id = ${groupId} and p.status <> 'CANCELED'
          and (u.payment = 'SETTLED' or (p.status <> 'FAILED' and (u.verdict = 'APPROVED' or u.location = 'KEPT')))
          and not exists (select 1 from payouts x where x.process_id = p.id and x.external_minor > 0))
    order by l.name`;

/** Deletes an order that the shop no longer has. False if a return, or somebody about to start one, needs it. */
export const deleteOrderWithoutReturns = async (
  tx: Tx,
  { groupId }: TenantScope,
  orderId: string,
): Promise<boolean> => {
  const count = await changeSql(tx)`
    delete from orders o where o.id = ${orderId} and o.group_id = ${groupId} and o.exchange_process_id is null
      and not exists (select 1 from return_processes p where p.order_id = o.id)`;
  if (count === 1) await changeSql(tx)`delete from synced_orders where order_id = ${orderId} and group_id = ${groupId}`;
  return count === 1;
};

/** Makes all lines of an order non-returnable. */
export const closeOrderLines = async (tx: Tx, { groupId }: TenantScope, orderId: string): Promise<void> => {
  await changeSql(tx)`
    update order_lines set removed_quantity = removed_quantity + quantity - refunded_quantity,
      refunded_quantity = quantity where order_id = ${orderId} and group_id = ${groupId}`;
};

/**
 * Records in the timelines of an order's returns what happened to it in the shop, each event once. `offset 0` makes
 * PostgreSQL look up each timeline separately; otherwise it could read all of them.
 */
export const noteOnReturns = async (
  tx: Tx,
  { groupId, kind: actorKind, name }: TenantScope & { kind: string; name: string },
  { orderId, kind, data, now }: { orderId: string; kind: string; data: Record<string, string>; now: Date },
): Promise<void> => {
  await changeSql(tx)`
    insert into process_events (group_id, process_id, kind, actor_kind, actor_name, is_shopper_visible, at, data)
    select ${groupId}, p.id, ${kind}, ${actorKind}, ${name}, false, ${now}::timestamptz, ${JSON.stringify(data)}::jsonb
    from return_processes p where p.order_id = ${orderId} and p.group_id = ${groupId} and not exists (
      select 1 from process_events e where e.process_id = p.id and e.kind = ${kind}
        and e.data = ${JSON.stringify(data)}::jsonb offset 0)`;
};
