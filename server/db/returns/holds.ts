import type { Tx } from "@/server/db/client";
import { changeSql, update } from "@/server/db/run";
import { wakeAfter } from "@/server/db/wakes";
import type { TenantScope } from "@/server/kernel/actor";

/** Releases one hold by its ID; what it stopped continues. */
export const releaseHold = async (
  tx: Tx,
  { groupId }: TenantScope,
  { processId, holdId, now }: { processId: string; holdId: string; now: Date },
): Promise<void> => {
  wakeAfter(tx, "activities");
  await update(tx, "holds", { where: { id: holdId, processId, groupId, releasedAt: null }, set: { releasedAt: now } });
};

/**
 * Releases every open hold of a process; its activities that had failed for good are retried from the start, by the
 * database's clock, like claims.
 */
export const releaseHolds = async (
  tx: Tx,
  { groupId }: TenantScope,
  { processId, now }: { processId: string; now: Date },
): Promise<void> => {
  wakeAfter(tx, "activities");
  await update(tx, "holds", { where: { processId, groupId, releasedAt: null }, set: { releasedAt: now } });
  await changeSql(tx)`
    update activities set state = 'PENDING', attempts = 0, due_at = now(), lease_until = null
    where process_id = ${processId} and group_id = ${groupId} and state = 'HELD'`;
};
