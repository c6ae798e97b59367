import type { Tx } from "@/server/db/client";
import { readValues } from "@/server/db/read-json";
import { changeSql, readSql } from "@/server/db/run";
import { withinScope } from "@/server/db/scope";
import { sql } from "@/server/db/tables/query";
import { insertRows } from "@/server/db/write-rows";
import type { KnownSharedPayment } from "@/server/domain/orders/share-payments";
import type { TenantScope } from "@/server/kernel/actor";

type OfStore = { ecommerceId: string };

/**
 * Returns which payments of these orders are already shared: the orders' numbers and the shop's IDs of the payments.
 */
export const listSharedOf = (
  tx: Tx,
  scope: TenantScope,
  { ecommerceId, orderNumbers }: OfStore & { orderNumbers: readonly string[] },
): Promise<{ orderNumber: string; platformPaymentId: string }[]> =>
  readSql<{ orderNumber: string; platformPaymentId: string }>(tx)`
    select o.order_number as "orderNumber", m.platform_payment_id as "platformPaymentId"
    from orders o join order_payments m on m.order_id = o.id
    where o.ecommerce_id = ${ecommerceId} and o.order_number = any(${[...orderNumbers]}) and ${withinScope(scope, "o")}
      and m.shared_payment_id is not null`;

type NewSharedPayment = Pick<KnownSharedPayment, "id" | "platformPaymentId" | "currency" | "totalMinor">;

/**
 * Inserts new ones, locks all until the transaction ends, and reads them with their parts. In the order of the shop's
 * IDs, so that two writers can't deadlock; the caller has locked the orders before.
 */
export const lockSharedPayments = async (
  tx: Tx,
  { groupId }: TenantScope,
  call: OfStore & { fresh: readonly NewSharedPayment[]; platformPaymentIds: readonly string[]; now: Date },
): Promise<KnownSharedPayment[]> => {
  const { ecommerceId, fresh, platformPaymentIds, now } = call;
  const rows = fresh.map((payment) => ({ ...payment, groupId, ecommerceId, createdAt: now, updatedAt: now }));
  rows.sort((left, right) => (left.platformPaymentId < right.platformPaymentId ? -1 : 1));
  await insertRows(tx, "shared_payments", rows, { skipExisting: true });
  const theirs = sql`h.ecommerce_id = ${ecommerceId} and h.group_id = ${groupId}
    and h.platform_payment_id = any(${[...platformPaymentIds]})`;
  await readSql(tx)`select 1 from shared_payments h where ${theirs} order by h.platform_payment_id for update`;
  return readValues<KnownSharedPayment>(tx)`
    select json_build_object('row', to_json(h), 'parts', coalesce((
      select json_agg(json_build_object('order_number', o.order_number, 'captured_minor', m.captured_minor)
        order by o.order_number)
      from order_payments m join orders o on o.id = m.order_id where m.shared_payment_id = h.id), '[]'::json)) as data
    from shared_payments h where ${theirs}`;
};

/** Stores what orders reported about payments that the caller holds. */
export const updateSharedPayments = async (
  tx: Tx,
  { groupId }: TenantScope,
  { payments, now }: { payments: readonly KnownSharedPayment[]; now: Date },
): Promise<void> => {
  for (const { id, totalMinor, refundedMinor } of payments)
    await changeSql(tx)`
      update shared_payments set total_minor = ${totalMinor}, refunded_minor = ${refundedMinor}, updated_at = ${now}
      where id = ${id} and group_id = ${groupId}`;
};
