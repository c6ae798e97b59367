import type { Tx } from "@/server/db/client";
import { releaseReservations } from "@/server/db/orders/stock-reservations";
import { changeSql, update } from "@/server/db/run";
import { sql } from "@/server/db/tables/query";
import { wakeAfter } from "@/server/db/wakes";
import type { TenantScope } from "@/server/kernel/actor";

/**
 * Frees the units of a canceled return and the reservations for its exchanges, and drops its activities that haven't
 * started.
 */
export const releaseUnits = async (
  tx: Tx,
  scope: TenantScope,
  { processId, now }: { processId: string; now: Date },
): Promise<void> => {
  await update(tx, "return_units", { where: { processId, groupId: scope.groupId }, set: { isLive: false } });
  await dropWork(tx, scope, { processId, now });
};

/**
 * The same for a return that ends with its units: they stay in it, but nothing more is done. A shop that may already
 * have opened the return is asked once more, so that it can be closed there, and so is a carrier that may have created
 * a label, so that it is voided: an answer may be on its way, or may have been lost.
 */
export const dropWork = async (
  tx: Tx,
  scope: TenantScope,
  { processId, now }: { processId: string; now: Date },
): Promise<void> => {
  const isOfReturn = sql`process_id = ${processId} and group_id = ${scope.groupId}`;
  await changeSql(tx)`update activities set state = 'SKIPPED', finished_at = ${now} where ${isOfReturn}
      and state in ('PENDING', 'HELD', 'WAITING') and not (${OPENED_AT_SHOP}) and not (${LABEL_ASKED_FOR})`;
  // Due by any clock: its next attempt may have been postponed for long.
  const count = await changeSql(tx)`
    update activities set state = 'PENDING', due_at = 'epoch', attempts = 0 where ${isOfReturn} and ${LABEL_ASKED_FOR}`;
  if (count > 0) wakeAfter(tx, "activities");
  await releaseReservations(tx, scope, { returnId: processId, now });
  await update(tx, "payout_waits", {
    where: { processId, groupId: scope.groupId, endedAt: null },
    set: { ending: "OVER", endedAt: now },
  });
  await update(tx, "holds", {
    where: { processId, groupId: scope.groupId, releasedAt: null },
    set: { releasedAt: now },
  });
};

const OPENED_AT_SHOP = sql`name = 'OPEN_PLATFORM_RETURN' and state = 'PENDING' and (attempts > 0 or last_error <> '')`;

/** Includes one that no worker has started: it is requested once while the return is confirmed. */
const LABEL_ASKED_FOR = sql`name = 'CREATE_LOGISTIC_ORDER' and state in ('PENDING', 'HELD')`;
