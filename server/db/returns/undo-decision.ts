import type { Tx } from "@/server/db/client";
import { changeSql, readSql, update } from "@/server/db/run";
import { sql } from "@/server/db/tables/query";
import type { TenantScope } from "@/server/kernel/actor";

/**
 * Removes what a decision has planned and that hasn't started: its payouts and their activities are withdrawn and stay,
 * its other activities are deleted, so that the next decision plans them again. Its settlement is history and no longer
 * counts (`isUndone`). False if a worker has started one of them. Under the process lock, after its wait was ended.
 */
export const dropDecision = async (
  tx: Tx,
  { groupId }: TenantScope,
  { processId, settlementId, now }: { processId: string; settlementId: string; now: Date },
): Promise<boolean> => {
  const own = sql`process_id = ${processId} and group_id = ${groupId}`;
  const ofDecision = sql`${own} and (
    input->>'payoutId' in (select id from payouts where settlement_id = ${settlementId} and ${own})
    or (name = 'RESTOCK' and leg = ${settlementId})
    or (name = 'REFUND' and leg like ${`%:${settlementId}`})
    or (name = 'NOTIFY_SHOPPER' and (leg = ${`result:${settlementId}`} or leg = ${`refund_sent:${settlementId}`}
      or (leg = 'result' and state <> 'DONE')))
    or (name = 'CREATE_EXCHANGE_ORDER' and state <> 'DONE')
    or (name = 'OPEN_PLATFORM_RETURN' and state = 'PENDING' and attempts = 0 and last_error = ''))`;
  const begun = await readSql<{ id: string }>(tx)`
    select id from activities where ${ofDecision}
      and (attempts > 0 or last_error <> '' or state not in ('PENDING', 'SKIPPED')) limit 1`;
  if (begun.length > 0) return false;
  // Activities of a payout have its ID as leg and stay: without them they would be planned again.
  await changeSql(tx)`
    update activities set state = 'SKIPPED', finished_at = ${now} where ${ofDecision} and input ? 'payoutId'`;
  await changeSql(tx)`delete from activities where ${ofDecision} and not input ? 'payoutId'`;
  await update(tx, "payouts", {
    where: { settlementId, processId, groupId, status: "PENDING" },
    set: { status: "FAILED" },
  });
  return true;
};
