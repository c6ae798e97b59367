import type { TenantScope } from "@/server/kernel/actor";
import type { Tx } from "./client";
import { Prisma } from "./generated/client";
import { readJson } from "./read-json";
import { withinScope } from "./scope";

type Revoked = { orderId: string; issuedAt: Date };

/** Whether links and sessions of the order that were made at that moment were revoked since. */
export const isOrderLinkRevoked = async (
  tx: Tx,
  scope: TenantScope,
  { orderId, issuedAt }: Revoked,
): Promise<boolean> => {
  // Every call of a shopper asks this.
  const rows = await readJson(
    tx,
    Prisma.sql`select true as data from order_link_revocations r
      where r.order_id = ${orderId} and r.revoked_at > ${issuedAt}::timestamptz and ${withinScope(scope, "r")}`,
  );
  return rows.length > 0;
};

/** Everything that was made for the order until `now` opens nothing any more. */
export const revokeLinksOfOrder = async (
  tx: Tx,
  scope: TenantScope,
  { orderId, ecommerceId, now }: { orderId: string; ecommerceId: string; now: Date },
): Promise<void> => {
  await tx.orderLinkRevocation.upsert({
    where: { orderId, groupId: scope.groupId },
    create: { orderId, groupId: scope.groupId, ecommerceId, revokedAt: now },
    update: { revokedAt: now },
  });
};
