import type { Tx } from "@/server/db/client";
import { releaseReservations } from "@/server/db/orders/stock-reservations";
import { wakeAfter } from "@/server/db/wakes";
import type { TenantScope } from "@/server/kernel/actor";

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
 * return already is asked once more, so that it can be closed there, and a carrier that may have made a label, so that it
 * is given back: an answer may be on its way, or may have been lost.
 */
export const dropWork = async (
  tx: Tx,
  scope: TenantScope,
  { processId, now }: { processId: string; now: Date },
): Promise<void> => {
  await tx.activity.updateMany({
    where: {
      ...{ processId, groupId: scope.groupId, state: { in: ["PENDING", "HELD", "WAITING"] } },
      NOT: [OPENED_AT_SHOP, LABEL_ASKED_FOR],
    },
    data: { state: "SKIPPED", finishedAt: now },
  });
  // Due by any clock: its next attempt may have been put off for long.
  const labels = { processId, groupId: scope.groupId, ...LABEL_ASKED_FOR };
  const { count } = await tx.activity.updateMany({
    where: labels,
    data: { state: "PENDING", dueAt: new Date(0), attempts: 0 },
  });
  if (count > 0) wakeAfter(tx, "activities");
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

/** Also one that no worker has begun: it is asked for once while the return is confirmed. */
const LABEL_ASKED_FOR = {
  name: "CREATE_LOGISTIC_ORDER" as const,
  state: { in: ["PENDING", "HELD"] as ("PENDING" | "HELD")[] },
};
