import type { Tx } from "@/server/db/client";
import { readSql } from "@/server/db/run";
import { withinScope } from "@/server/db/scope";
import type { TenantScope } from "@/server/kernel/actor";

/** A customer: their email address as compared, "" if there is none (any more), and when their data was erased. */
export type NamedCustomer = { lookupEmail: string; orderId: string; erasedAt: string | null };

/** Returns the customer of an order or a return. */
export const findCustomer = async (tx: Tx, scope: TenantScope, id: string): Promise<NamedCustomer | null> => {
  const [row] = await readSql<NamedCustomer>(tx)`
    select x.lookup_email as "lookupEmail", x.order_id as "orderId", x.erased_at as "erasedAt" from (
      select o.lookup_email, o.id as order_id, o.erased_at from orders o
      where o.id = ${id} and ${withinScope(scope, "o")}
      union all
      select p.lookup_email, p.order_id, p.erased_at from return_processes p
      where (p.id = ${id} or p.return_code = ${id}) and ${withinScope(scope, "p")}) x limit 1`;
  return row ?? null;
};

/**
 * Lists the IDs of the returns with an email address, and of their orders, including orders of other people; newest
 * first.
 */
export const listReturnIdsOfCustomer = async (
  tx: Tx,
  scope: TenantScope,
  { lookupEmail, orderIds, limit }: { lookupEmail: string; orderIds: readonly string[]; limit: number },
): Promise<string[]> => {
  const rows = await readSql<{ id: string }>(tx)`
    select x.id from (
      select p.id, p.number from return_processes p
      where p.order_id = any(${[...orderIds]}) and ${withinScope(scope, "p")}
      union
      select p.id, p.number from return_processes p
      where p.lookup_email = ${lookupEmail} and p.lookup_email <> '' and ${withinScope(scope, "p")}) x
    order by x.number desc limit ${limit}`;
  return rows.map(({ id }) => id);
};

export type Note = {
  id: string;
  processId: string;
  at: string;
  actorName: string;
  isShopperVisible: boolean;
  text: string;
};

/** Lists notes on returns, newest first. */
export const listNotes = (
  tx: Tx,
  scope: TenantScope,
  { processIds, limit }: { processIds: readonly string[]; limit: number },
): Promise<Note[]> =>
  readSql<Note>(tx)`
    select v.id::text as id, v.process_id as "processId", v.at, v.actor_name as "actorName",
      v.is_shopper_visible as "isShopperVisible", coalesce(v.data->>'note', '') as text
    from process_events v
    where v.process_id = any(${[...processIds]}) and v.group_id = ${scope.groupId} and v.kind = 'NOTE'
    order by v.id desc limit ${limit}`;

/** Returns the code of the return that an exchange order belongs to; null for a purchase. */
export const findExchangeOf = async (tx: Tx, scope: TenantScope, orderId: string): Promise<string | null> => {
  const [row] = await readSql<{ code: string }>(tx)`
    select p.return_code as code from orders o join return_processes p on p.id = o.exchange_process_id
    where o.id = ${orderId} and ${withinScope(scope, "o")} and p.group_id = o.group_id`;
  return row?.code ?? null;
};
