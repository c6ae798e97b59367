import type { Tx } from "@/server/db/client";
import { changeSql, readSql } from "@/server/db/run";
import type { TenantScope } from "@/server/kernel/actor";

/** Products that came from a connected shop, and the time of their data. */

/** Records that a product is in the shop's catalog now. */
export const noteProductRead = async (
  tx: Tx,
  { groupId }: TenantScope,
  { productId, connectionId, now }: { productId: string; connectionId: string; now: Date },
): Promise<void> => {
  await changeSql(tx)`
    update products set connection_id = ${connectionId}, read_at = ${now}::timestamptz
    where id = ${productId} and group_id = ${groupId}`;
};

/** Returns the shop's IDs of products on offer that a full reading of the catalog hasn't seen since it started. */
export const listUnseenProducts = async (
  tx: Tx,
  { connectionId, since }: { connectionId: string; since: Date },
): Promise<string[]> => {
  const rows = await readSql<{ id: string }>(tx)`
    select p.platform_product_id as id from products p
      cross join lateral (
        select 1 from variants v where v.product_id = p.id and (v.stock is null or v.stock > 0) limit 1) offered
    where p.connection_id = ${connectionId} and p.read_at < ${since}::timestamptz
    order by p.id`;
  return rows.map(({ id }) => id);
};
