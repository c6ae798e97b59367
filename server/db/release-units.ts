import type { TenantScope } from "@/server/kernel/actor";
import type { Tx } from "./client";
import { releaseReservations } from "./stock-reservations";

/** Frees the units of a canceled return and what was held for its exchanges, and drops its activities that nobody has begun. */
export const releaseUnits = async (
  tx: Tx,
  scope: TenantScope,
  { processId, now }: { processId: string; now: Date },
): Promise<void> => {
  await tx.returnUnit.updateMany({ where: { processId, groupId: scope.groupId }, data: { isLive: false } });
  await dropWork(tx, scope, { processId, now });
};

/**
 * The same for a return that ends with its units: they stay in it, nothing more is done. A shop that may have opened the
 * return already is asked once more, so that it can be closed there.
 */
export const dropWork = async (
  tx: Tx,
  scope: TenantScope,
  { processId, now }: { processId: string; now: Date },
): Promise<void> => {
  await tx.activity.updateMany({
    where: { processId, groupId: scope.groupId, state: { in: ["PENDING", "HELD", "WAITING"] }, NOT: OPENED_AT_SHOP },
    data: { state: "SKIPPED", finishedAt: now },
  });
  await releaseReservations(tx, scope, { returnId: processId, now });
  await tx.payoutWait.updateMany({
    where: { processId, groupId: scope.groupId, endedAt: null },
    data: { ending: "OVER", endedAt: now },
  });
  await tx.hold.updateMany({
    where: { processId, groupId: scope.groupId, releasedAt: null },
    data: { releasedAt: now },
  });
};

const OPENED_AT_SHOP = {
  name: "OPEN_PLATFORM_RETURN" as const,
  state: "PENDING" as const,
  OR: [{ attempts: { gt: 0 } }, { lastError: { not: "" } }],
};
