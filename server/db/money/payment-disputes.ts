import type { Tx } from "@/server/db/client";
import { changeSql, list, readFirst } from "@/server/db/run";
import { query } from "@/server/db/tables/query";
import type { Dispute } from "@/server/domain/orders/dispute";
import type { TenantScope } from "@/server/kernel/actor";

type Store = { groupId: string; ecommerceId: string };

/** Returns the oldest order of a store that a payment was made for; null: none. */
export const findOrderOfPayment = async (
  tx: Tx,
  { groupId, ecommerceId, paymentReference }: Store & { paymentReference: string },
): Promise<string | null> => {
  const oldest = query
    .selectFrom("order_payments as m")
    .innerJoin("orders as o", "o.id", "m.orderId")
    .select("m.orderId")
    .where((eb) =>
      eb.and({ "m.platformPaymentId": paymentReference, "m.groupId": groupId, "o.ecommerceId": ecommerceId }),
    )
    .orderBy("o.createdAt")
    .limit(1);
  return (await readFirst(tx, oldest))?.orderId ?? null;
};

/** Lists the returns of an order, in locking order. */
export const listReturnsOfOrder = async (
  tx: Tx,
  { groupId }: TenantScope,
  { orderId }: { orderId: string },
): Promise<string[]> => {
  const rows = await list(tx, "return_processes", { where: { orderId, groupId }, select: ["id"], orderBy: ["id"] });
  return rows.map(({ id }) => id);
};

/** Stores the state of a dispute; true if it changed. */
export const saveDispute = async (
  tx: Tx,
  { groupId, ecommerceId, connectionId, orderId }: Store & { connectionId: string; orderId: string },
  { dispute, now }: { dispute: Dispute; now: Date },
): Promise<boolean> => {
  const { reference, paymentReference, amountMinor, currency, status, reason, answerBy } = dispute;
  const count = await changeSql(tx)`
    insert into payment_disputes as d (connection_id, reference, group_id, ecommerce_id, order_id, payment_reference,
      amount_minor, currency, status, reason, answer_by, created_at, updated_at)
    values (${connectionId}, ${reference}, ${groupId}, ${ecommerceId}, ${orderId}, ${paymentReference}, ${amountMinor},
      ${currency}, ${status}::"DisputeStatus", ${reason}, ${answerBy}::timestamptz, ${now}, ${now})
    on conflict (connection_id, reference) do update
      set status = excluded.status, amount_minor = excluded.amount_minor, reason = excluded.reason,
        answer_by = excluded.answer_by, updated_at = excluded.updated_at
      where d.group_id = excluded.group_id and (d.status, d.amount_minor, d.reason, d.answer_by)
        is distinct from (excluded.status, excluded.amount_minor, excluded.reason, excluded.answer_by)`;
  return count === 1;
};

export type OrderDispute = Dispute & { readonly connectionId: string };

/** Lists every dispute of an order's payments, newest first. */
export const listDisputesOfOrder = async (
  tx: Tx,
  { groupId }: TenantScope,
  { orderId }: { orderId: string },
): Promise<OrderDispute[]> => {
  const rows = await list(tx, "payment_disputes", {
    where: { orderId, groupId },
    orderBy: [["createdAt", "desc"], "reference"],
  });
  return rows.map(({ amountMinor, answerBy, reference, connectionId, paymentReference, currency, status, reason }) => ({
    ...{ reference, connectionId, paymentReference, currency, status, reason },
    ...{ amountMinor, answerBy },
  }));
};
