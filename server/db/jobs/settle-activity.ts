import type { ActivityName } from "@/contract/vocabulary/activity";
import type { Tx } from "@/server/db/client";
import { readSql, update } from "@/server/db/run";
import type { TenantScope } from "@/server/kernel/actor";

type Settled = {
  /** ID of the new row, if there is none yet. */
  id: string;
  idempotencyKey: string;
  processId: string;
  name: ActivityName;
  leg: string;
  /** What was requested, if that is needed later; absent: unchanged. */
  input?: Record<string, unknown>;
  result: Record<string, unknown>;
  now: Date;
};

/**
 * Stores what staff got from a partner instead of a worker: the activity becomes done whatever it was before, planned
 * or not, and its hold is released. A worker that has it finds it done and discards its own answer. Returns the
 * activity's ID. Under the process lock.
 */
export const settleActivity = async (
  tx: Tx,
  { groupId }: TenantScope,
  { id, idempotencyKey, processId, name, leg, input = {}, result, now }: Settled,
): Promise<string> => {
  const [asked, json] = [JSON.stringify(input), JSON.stringify(result)];
  const rows = await readSql<{ id: string }>(tx)`
    insert into activities (id, group_id, process_id, name, leg, state, idempotency_key, input, result, created_at, finished_at)
    values (${id}, ${groupId}, ${processId}, ${name}::"ActivityName", ${leg}, 'DONE', ${idempotencyKey}, ${asked}::jsonb,
      ${json}::jsonb, ${now}, ${now})
    on conflict (process_id, name, leg) do update
      set state = 'DONE', input = activities.input || excluded.input, result = excluded.result, finished_at = excluded.finished_at, lease_until = null, last_error = ''
    returning id`;
  const stored = rows[0]?.id ?? id;
  await update(tx, "holds", { where: { activityId: stored, groupId, releasedAt: null }, set: { releasedAt: now } });
  return stored;
};
