import { type ActivityName, activitiesWhere } from "@/contract/vocabulary/activity";
import type { Tx } from "@/server/db/client";
import { readJsonSql } from "@/server/db/read-json";
import { changeSql, readSql, update } from "@/server/db/run";
import { type Sql, sql } from "@/server/db/tables/query";
import { wakeAfter } from "@/server/db/wakes";
import type { TenantScope } from "@/server/kernel/actor";

/** Our own names as they appear in a statement: `'REFUND', …`. */
const named = (names: readonly ActivityName[]): Sql => sql.raw(names.map((name) => `'${name}'`).join(", "));

/** What follows from a decision: refunds, goods, the shop's counterpart of the return, and the emails about them. */
const DECIDED_WORK = sql`(
  activities.name in (${named(activitiesWhere(({ followsDecision }) => followsDecision))})
  or (activities.name = 'NOTIFY_SHOPPER' and (activities.leg like 'result%' or activities.leg like 'refund\_sent%')))`;

/**
 * While an operator holds a return, none of its activities start: nothing is paid, ordered or emailed. A hold on the
 * refund stops what pays or gives goods. While a decision waits, nothing that follows from it starts.
 */
export const NOT_HELD = sql`not exists (
  select 1 from payout_waits w where w.process_id = activities.process_id and w.ended_at is null
    and ${DECIDED_WORK}) and not exists (
  select 1 from holds h where h.process_id = activities.process_id and h.released_at is null
    and (h.scope = 'ALL' or (h.scope = 'MONEY' and activities.name in (
      ${named(activitiesWhere(({ gives }) => gives !== null))}))))`;

/**
 * Finishes an activity under the lock of its process, which it takes like `holdProcess`. True if this call finished it:
 * a second worker whose lease expired doesn't finish it again, and none of its `also` statements have an effect. These
 * statements check `done`, which has a row in the first case.
 */
export const finishActivity = async (
  tx: Tx,
  { id, processId, groupId }: { id: string; processId: string; groupId: string },
  { result, also = [], now }: { result: Readonly<Record<string, unknown>>; also?: readonly Sql[]; now: Date },
): Promise<boolean> => {
  const more = also.map((statement, index) => sql`, ${sql.raw(`also${index}`)} as (${statement})`);
  // A caller that waited for the lock sees the activity as it is then, because Postgres re-reads a row that was changed
  // meanwhile.
  const done = await readJsonSql(tx)`
    with held as (
      select p.id from return_processes p where p.id = ${processId} and p.group_id = ${groupId} for update),
    done as (
      update activities a set state = 'DONE', result = ${JSON.stringify(result)}::jsonb,
        finished_at = ${now}::timestamptz, lease_until = null, last_error = ''
      from held where a.process_id = held.id and a.id = ${id} and a.state = 'PENDING' returning a.id)${more.length === 0 ? sql`` : sql.join(more, sql``)}
    select true as data from done`;
  return done.length === 1;
};

export const postponeActivity = async (
  tx: Tx,
  { id, seconds, error, uncounted = 0 }: { id: string; seconds: number; error: string; uncounted?: 0 | 1 },
): Promise<void> => {
  await changeSql(tx)`
    update activities set due_at = now() + make_interval(secs => ${seconds}), lease_until = null, last_error = ${error},
      attempts = attempts - ${uncounted}
    where id = ${id} and state = 'PENDING'`;
};

/**
 * Drops an activity that nobody is working on; false if a worker has it or it is over. The row decides, not what was
 * read before: a worker may have claimed it in the meantime and even finished it. `attempts` as read before.
 */
export const stopActivity = async (
  tx: Tx,
  { id, groupId, attempts, now }: { id: string; groupId: string; attempts: number; now: Date },
): Promise<boolean> => {
  const count = await changeSql(tx)`
    update activities set state = 'SKIPPED', finished_at = ${now}, lease_until = null
    where id = ${id} and group_id = ${groupId} and state in ('PENDING', 'HELD', 'WAITING') and attempts = ${attempts}
      and (lease_until is null or lease_until < now())`;
  if (count === 0) return false;
  await update(tx, "holds", { where: { activityId: id, groupId, releasedAt: null }, set: { releasedAt: now } });
  return true;
};

/** Until the transaction ends, keeps workers from claiming an activity that hasn't started; false if one has. */
export const keepFromWorkers = async (tx: Tx, { id, groupId }: { id: string; groupId: string }): Promise<boolean> => {
  const rows = await readSql<{ id: string }>(tx)`
    select id from activities where id = ${id} and group_id = ${groupId} and state = 'PENDING' and attempts = 0
    for update`;
  return rows.length === 1;
};

/** Staff did it; its hold is released. False if it no longer waits for staff. */
export const finishByHand = async (
  tx: Tx,
  { groupId }: TenantScope,
  { id, result, now }: { id: string; result: Readonly<Record<string, unknown>>; now: Date },
): Promise<boolean> => {
  const count = await update(tx, "activities", {
    where: { id, groupId, state: ["HELD", "WAITING"] },
    set: { state: "DONE", result, finishedAt: now, leaseUntil: null },
  });
  if (count === 1)
    await update(tx, "holds", { where: { activityId: id, groupId, releasedAt: null }, set: { releasedAt: now } });
  return count === 1;
};

/** Only a person can do it; false if it is over or already assigned to a person. */
export const leaveToPerson = async (tx: Tx, { id, groupId }: { id: string; groupId: string }): Promise<boolean> => {
  const count = await update(tx, "activities", {
    where: { id, groupId, state: "PENDING" },
    set: { state: "WAITING", attempts: 0, leaseUntil: null, lastError: "" },
  });
  return count === 1;
};

/** Lets a worker look at a task again, because it may no longer be needed. */
export const planAgain = async (tx: Tx, { id, groupId }: { id: string; groupId: string }): Promise<void> => {
  await changeSql(tx)`
    update activities set state = 'PENDING', due_at = now() where id = ${id} and group_id = ${groupId} and state = 'WAITING'`;
  wakeAfter(tx, "activities");
};

/** Records the decision that an activity waited for. */
export const settleWaiting = async (
  tx: Tx,
  { groupId }: TenantScope,
  call: { processId: string; name: ActivityName; result: Readonly<Record<string, unknown>>; now: Date },
): Promise<void> => {
  const { processId, name, result, now } = call;
  await update(tx, "activities", {
    where: { processId, groupId, name, state: "WAITING" },
    set: { state: "DONE", result, finishedAt: now },
  });
};

/**
 * Makes a held activity due again immediately, with its attempts reset, and releases its hold. False if it isn't held.
 */
export const reviveActivity = async (
  tx: Tx,
  { id, groupId, now }: { id: string; groupId: string; now: Date },
): Promise<boolean> => {
  const count = await changeSql(tx)`
    update activities set state = 'PENDING', attempts = 0, due_at = now(), lease_until = null
    where id = ${id} and group_id = ${groupId} and state = 'HELD'`;
  if (count === 0) return false;
  wakeAfter(tx, "activities");
  await update(tx, "holds", { where: { activityId: id, groupId, releasedAt: null }, set: { releasedAt: now } });
  return true;
};

/** Makes an activity that waits for a later attempt due now. A worker that has it is not disturbed. */
export const makeDueNow = async (tx: Tx, { id, groupId }: { id: string; groupId: string }): Promise<void> => {
  const count = await changeSql(tx)`
    update activities set due_at = now() where id = ${id} and group_id = ${groupId} and state = 'PENDING'
      and due_at > now() and (lease_until is null or lease_until < now())`;
  if (count > 0) wakeAfter(tx, "activities");
};

/**
 * Something that a provider had done failed afterwards: it waits for staff, whose next attempt has its own key. False
 * if the activity is no longer done, or has another reference.
 */
export const undoActivity = async (
  tx: Tx,
  { id, groupId, reference, nextKey, error }: Record<"id" | "groupId" | "reference" | "nextKey" | "error", string>,
): Promise<boolean> => {
  const count = await changeSql(tx)`
    update activities set state = 'HELD', idempotency_key = ${nextKey}, attempts = 0, last_error = ${error},
      result = '{}'::jsonb, finished_at = null, lease_until = null
    where id = ${id} and group_id = ${groupId} and state = 'DONE' and result->>'reference' = ${reference}`;
  return count === 1;
};

/**
 * A sent email bounced: it waits for staff. It still counts as announced, so that nothing else is planned for it. False
 * if it isn't done, or no longer.
 */
export const reopenMail = async (
  tx: Tx,
  { id, groupId, error }: { id: string; groupId: string; error: string },
): Promise<boolean> => {
  const count = await update(tx, "activities", {
    where: { id, groupId, name: "NOTIFY_SHOPPER", state: "DONE" },
    set: { state: "HELD", attempts: 0, lastError: error, finishedAt: null, leaseUntil: null },
  });
  return count === 1;
};

/**
 * Marks an activity as failed until staff decide. `nextKey` is the key of the next attempt: a new one if the partner
 * rejected this one for good. A worker whose lease expired while others continued under another key changes nothing.
 */
export const holdActivity = async (
  tx: Tx,
  { id, idempotencyKey, nextKey, error }: { id: string; idempotencyKey: string; nextKey: string; error: string },
): Promise<boolean> => {
  const count = await update(tx, "activities", {
    where: { id, idempotencyKey, state: "PENDING" },
    set: {
      ...{ state: "HELD" as const, lastError: error, leaseUntil: null, idempotencyKey: nextKey },
      ...(nextKey === idempotencyKey ? {} : { result: {} }),
    },
  });
  return count === 1;
};

/**
 * Stores the provider's reference of a pending payment with the attempt that it belongs to: from then on the provider
 * is queried by it. Does nothing if the activity is over, or tried under another key by now.
 */
export const keepReference = async (
  tx: Tx,
  { id, idempotencyKey, reference }: { id: string; idempotencyKey: string; reference: string },
): Promise<void> => {
  await update(tx, "activities", {
    where: { id, idempotencyKey, state: ["PENDING", "HELD"] },
    set: { result: { reference } },
  });
};

/**
 * Stores with an open activity what every further attempt must use: a generated code, a plan. Returns the stored value:
 * that of an earlier attempt, or else this one.
 */
export const keepOnce = async (
  tx: Tx,
  { id, idempotencyKey, kept }: { id: string; idempotencyKey: string; kept: Record<string, unknown> },
): Promise<Record<string, unknown>> => {
  const rows = await readJsonSql(tx)`update activities set result = ${JSON.stringify(kept)}::jsonb || result
    where id = ${id} and idempotency_key = ${idempotencyKey} and state in ('PENDING', 'HELD') returning result as data`;
  return (rows[0] as Record<string, unknown> | undefined) ?? kept;
};

/** Adds facts found after an activity was finished to its result. */
export const addToResult = async (
  tx: Tx,
  { groupId }: TenantScope,
  { id, result }: { id: string; result: Record<string, unknown> },
): Promise<void> => {
  await changeSql(tx)`
    update activities set result = result || ${JSON.stringify(result)}::jsonb where id = ${id} and group_id = ${groupId}`;
};
