import type { Tx } from "@/server/db/client";
import { changeSql } from "@/server/db/run";
import { withinScope } from "@/server/db/scope";
import { orderSearchKeys, type SearchedOrder } from "@/server/domain/search/search-keys";
import type { TenantScope } from "@/server/kernel/actor";

/** Replaces the search keys of orders, except for those whose person was erased, whatever their shop still sends. */
export const saveOrderSearch = async (
  tx: Tx,
  scope: TenantScope,
  orders: readonly ({ id: string } & SearchedOrder)[],
): Promise<void> => {
  const keys = orders.map((order) => ({ id: order.id, keys: orderSearchKeys(order) }));
  await changeSql(tx)`
    insert into order_search (order_id, group_id, ecommerce_id, purchased_at, keys)
    select o.id, o.group_id, o.ecommerce_id, o.purchased_at, x.keys
    from json_to_recordset(${JSON.stringify(keys)}::json) x(id text, keys text[]) join orders o on o.id = x.id
    where ${withinScope(scope, "o")} and o.erased_at is null
    on conflict (order_id) do update set keys = excluded.keys, purchased_at = excluded.purchased_at
    where order_search.keys <> excluded.keys or order_search.purchased_at <> excluded.purchased_at`;
};
