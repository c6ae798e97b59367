import type { ActivityName } from "@/contract/vocabulary/activity";
import type { TenantScope } from "@/server/kernel/actor";
import type { Tx } from "./client";
import { Prisma } from "./generated/client";
import { readJson } from "./read-json";
import { fromRow } from "./rows";
import { wakeAfter } from "./wakes";

export type ClaimedActivity = {
  id: string;
  groupId: string;
  processId: string;
  name: ActivityName;
  leg: string;
  idempotencyKey: string;
  attempts: number;
  input: Record<string, string>;
};

/** Longer than any partner call may take. Whoever dies in between leaves the activity to the next worker after it. */
const LEASE_SECONDS = 60;

/**
 * While an operator holds a return, nothing of it is begun: nothing is paid, ordered or mailed. A hold on its money
 * stops what pays or gives goods.
 */
export const NOT_HELD = Prisma.sql`not exists (
  select 1 from holds h where h.process_id = activities.process_id and h.released_at is null
    and (h.scope = 'ALL' or (h.scope = 'MONEY' and activities.name in (
      'REFUND', 'ISSUE_STORE_CREDIT', 'ISSUE_GIFT_CARD', 'CREATE_EXCHANGE_ORDER'))))`;

/** Takes activities that are due; others pass over them. The database's clock decides, so workers may disagree on time. */
export const claimActivities = async (db: Tx, limit: number): Promise<ClaimedActivity[]> => {
  const rows = await readJson(
    db,
    Prisma.sql`
    update activities a set lease_until = now() + make_interval(secs => ${LEASE_SECONDS}), attempts = attempts + 1
    where a.id in (
      select id from activities
      where state = 'PENDING' and due_at <= now() and (lease_until is null or lease_until < now()) and ${NOT_HELD}
      order by due_at limit ${limit} for update skip locked)
    returning to_jsonb(a) as data`,
  );
  return rows.map((row) => fromRow<ClaimedActivity>(row));
};

/** When the next waiting activity is due, as one row. */
export const NEXT_ACTIVITY_DUE = Prisma.sql`
  select min(greatest(due_at, coalesce(lease_until, due_at))) as "dueAt" from activities
  where state = 'PENDING' and ${NOT_HELD}`;

/** The same with whether it is due by the database's clock. */
export const nextActivityDue = async (db: Tx): Promise<{ dueAt: Date | null; isDue: boolean }> => {
  const rows = await db.$queryRaw<{ dueAt: Date | null; isDue: boolean }[]>(Prisma.sql`
    select "dueAt", coalesce("dueAt" <= now(), false) as "isDue" from (${NEXT_ACTIVITY_DUE}) next`);
  return rows[0] ?? { dueAt: null, isDue: false };
};

/** True when this call finished it: a second worker whose lease ran out does not finish it again. */
export const finishActivity = async (
  tx: Tx,
  { id, result, now }: { id: string; result: Prisma.InputJsonObject; now: Date },
): Promise<boolean> => {
  const done = await readJson(
    tx,
    Prisma.sql`
    update activities set state = 'DONE', result = ${JSON.stringify(result)}::jsonb, finished_at = ${now}::timestamptz,
      lease_until = null, last_error = '' where id = ${id} and state = 'PENDING' returning true as data`,
  );
  return done.length === 1;
};

export const postponeActivity = async (
  tx: Tx,
  { id, seconds, error }: { id: string; seconds: number; error: string },
): Promise<void> => {
  await tx.$executeRaw(Prisma.sql`
    update activities set due_at = now() + make_interval(secs => ${seconds}), lease_until = null, last_error = ${error}
    where id = ${id} and state = 'PENDING'`);
};

/**
 * Drops an activity that nobody is doing; false when somebody is at it, or it is over. The row decides, not what was
 * read before: a worker may have taken it in the meantime, and may be through with it. `attempts` as they were read.
 */
export const stopActivity = async (
  tx: Tx,
  { id, groupId, attempts, now }: { id: string; groupId: string; attempts: number; now: Date },
): Promise<boolean> => {
  const count = await tx.$executeRaw(Prisma.sql`
    update activities set state = 'SKIPPED', finished_at = ${now}, lease_until = null
    where id = ${id} and group_id = ${groupId} and state in ('PENDING', 'HELD') and attempts = ${attempts}
      and (lease_until is null or lease_until < now())`);
  if (count === 0) return false;
  await tx.hold.updateMany({ where: { activityId: id, groupId, releasedAt: null }, data: { releasedAt: now } });
  return true;
};

/** Until the end of the transaction no worker takes an activity that nobody has begun; false when somebody has. */
export const keepFromWorkers = async (tx: Tx, { id, groupId }: { id: string; groupId: string }): Promise<boolean> => {
  const rows = await tx.$queryRaw<{ id: string }[]>(Prisma.sql`
    select id from activities where id = ${id} and group_id = ${groupId} and state = 'PENDING' and attempts = 0
    for update`);
  return rows.length === 1;
};

/** A person did it; its hold is released. False when it is not held any more. */
export const finishByHand = async (
  tx: Tx,
  { groupId }: TenantScope,
  { id, result, now }: { id: string; result: Prisma.InputJsonObject; now: Date },
): Promise<boolean> => {
  const { count } = await tx.activity.updateMany({
    where: { id, groupId, state: "HELD" },
    data: { state: "DONE", result, finishedAt: now, leaseUntil: null },
  });
  if (count === 1)
    await tx.hold.updateMany({ where: { activityId: id, groupId, releasedAt: null }, data: { releasedAt: now } });
  return count === 1;
};

/** What waited for a person is decided. */
export const settleWaiting = async (
  tx: Tx,
  { groupId }: TenantScope,
  {
    processId,
    name,
    result,
    now,
  }: { processId: string; name: ActivityName; result: Prisma.InputJsonObject; now: Date },
): Promise<void> => {
  await tx.activity.updateMany({
    where: { processId, groupId, name, state: "WAITING" },
    data: { state: "DONE", result, finishedAt: now },
  });
};

/** Lets a held activity be tried again at once, all attempts anew, and releases its hold. False when it is not held. */
export const reviveActivity = async (
  tx: Tx,
  { id, groupId, now }: { id: string; groupId: string; now: Date },
): Promise<boolean> => {
  const count = await tx.$executeRaw(Prisma.sql`
    update activities set state = 'PENDING', attempts = 0, due_at = now(), lease_until = null
    where id = ${id} and group_id = ${groupId} and state = 'HELD'`);
  if (count === 0) return false;
  wakeAfter(tx, "activities");
  await tx.hold.updateMany({ where: { activityId: id, groupId, releasedAt: null }, data: { releasedAt: now } });
  return true;
};

/**
 * Gives an activity up until a person decides. `nextKey` is the key of the attempt after that: another one where the
 * partner has refused this one for good. A worker whose lease ran out while others went on under another key holds
 * nothing.
 */
export const holdActivity = async (
  tx: Tx,
  { id, idempotencyKey, nextKey, error }: { id: string; idempotencyKey: string; nextKey: string; error: string },
): Promise<boolean> => {
  const { count } = await tx.activity.updateMany({
    where: { id, idempotencyKey, state: "PENDING" },
    data: { state: "HELD", lastError: error, leaseUntil: null, idempotencyKey: nextKey },
  });
  return count === 1;
};

/** Adds what was found out after an activity was finished to its result. */
export const addToResult = async (
  tx: Tx,
  { groupId }: TenantScope,
  { id, result }: { id: string; result: Record<string, unknown> },
): Promise<void> => {
  await tx.$executeRaw(Prisma.sql`
    update activities set result = result || ${JSON.stringify(result)}::jsonb where id = ${id} and group_id = ${groupId}`);
};
