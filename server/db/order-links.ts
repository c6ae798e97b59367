import type { TenantScope } from "@/server/kernel/actor";
import type { Tx } from "./client";
import { scopeFilter } from "./scope";

type Revoked = { orderId: string; issuedAt: Date };

/** Whether links and sessions of the order that were made at that moment were revoked since. */
export const isOrderLinkRevoked = async (
  tx: Tx,
  scope: TenantScope,
  { orderId, issuedAt }: Revoked,
): Promise<boolean> => {
  const row = await tx.orderLinkRevocation.findFirst({
    where: { AND: [{ orderId, revokedAt: { gt: issuedAt } }, scopeFilter(scope)] },
    select: { orderId: true },
  });
  return row !== null;
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
