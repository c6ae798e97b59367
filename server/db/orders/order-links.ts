import type { Tx } from "@/server/db/client";
import { readJsonSql } from "@/server/db/read-json";
import { change } from "@/server/db/run";
import { withinScope } from "@/server/db/scope";
import { query } from "@/server/db/tables/query";
import type { TenantScope } from "@/server/kernel/actor";
import { ttlCache } from "@/server/kernel/ttl-cache";

/**
 * Every call by a shopper asks for the same few orders. By group and order: when their links were last revoked, or
 * null.
 */
const revocations = ttlCache<number | null>("order-links", { nowMs: () => performance.now() });

/**
 * Returns whether the order's links and sessions created at that moment were revoked since. True within a second of it.
 */
export const isOrderLinkRevoked = async (
  tx: Tx,
  scope: TenantScope,
  { orderId, issuedAt }: { orderId: string; issuedAt: Date },
): Promise<boolean> => {
  const key = `${scope.groupId} ${orderId}`;
  const revokedAtMs = await revocations.recall(key, () => readRevocation(tx, scope, orderId));
  return revokedAtMs !== null && revokedAtMs > issuedAt.getTime();
};

const readRevocation = async (tx: Tx, scope: TenantScope, orderId: string): Promise<number | null> => {
  const [atMs] = await readJsonSql(tx)`
    select extract(epoch from r.revoked_at)::float8 * 1000 as data from order_link_revocations r
      where r.order_id = ${orderId} and ${withinScope(scope, "r")}`;
  return atMs === undefined ? null : Math.round(Number(atMs));
};

/** Revokes everything created for the order until `now`. */
export const revokeLinksOfOrder = async (
  tx: Tx,
  scope: TenantScope,
  { orderId, ecommerceId, now }: { orderId: string; ecommerceId: string; now: Date },
): Promise<void> => {
  const { groupId } = scope;
  const revocation = query
    .insertInto("order_link_revocations")
    .values({ orderId, groupId, ecommerceId, revokedAt: now });
  await change(
    tx,
    revocation.onConflict((oc) =>
      oc.column("orderId").doUpdateSet({ revokedAt: now }).where("order_link_revocations.groupId", "=", groupId),
    ),
  );
};

/** Clears this process's cache of the order's links, so that a revocation takes effect here immediately. */
export const forgetLinksOfOrder = ({ groupId }: TenantScope, orderId: string): void =>
  revocations.forget(`${groupId} ${orderId}`);
