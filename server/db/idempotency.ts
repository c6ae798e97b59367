import { change, changeSql, readFirstSql } from "@/server/db/run";
import { query, type Sql, sql } from "@/server/db/tables/query";
import type { Tx } from "./client";

/**
 * Stored responses by key: the same key with the same request gets the same response for 24 hours (decisions, section
 * 10).
 */

export type IdempotencyClaim =
  /** Run it; `done` are the transactions of a run that ended without a response. */
  | { kind: "NEW"; done: Uint8Array[] }
  | { kind: "REPLAY"; status: number; body: string }
  | { kind: "OTHER_REQUEST" }
  /** The first call is running or has died: unless it is alive, its lock expires after this many seconds. */
  | { kind: "IN_FLIGHT"; secondsLeft: number };

const KEEP_HOURS = 24;
/** A call whose process died frees its key after this time; a live one renews it every second. */
const LOCK_SECONDS = 3;
export const RENEW_EVERY_MS = 1_000;
/** A call this recent is unlikely to be dead: its response is worth asking for soon. */
const YOUNG_SECONDS = 2;

/** Which run owns which call. */
export type KeyOwner = { scope: string; key: string; owner: string };

export const claimIdempotencyKey = async (
  tx: Tx,
  { scope, key, owner, requestHash }: KeyOwner & { requestHash: string },
): Promise<IdempotencyClaim> => {
  const isOld = sql`idempotency_records.created_at < now() - make_interval(hours => ${KEEP_HOURS})`;
  const claimed = await readFirstSql<{ steps: Uint8Array[] }>(tx)`
    insert into idempotency_records (scope, key, owner, request_hash, steps, created_at, locked_until)
    values (${scope}, ${key}, ${owner}, ${requestHash}, '{}', now(), now() + make_interval(secs => ${LOCK_SECONDS}))
    on conflict (scope, key) do update set
      request_hash = excluded.request_hash, owner = excluded.owner, status = null, body = '', created_at = now(),
      locked_until = excluded.locked_until, steps = case when ${isOld} then '{}' else idempotency_records.steps end
    where ${isOld}
       or (idempotency_records.status is null and idempotency_records.locked_until < now()
           and idempotency_records.request_hash = excluded.request_hash)
    returning steps`;
  if (claimed !== null) return { kind: "NEW", done: claimed.steps };
  const record = await readFirstSql<Found>(tx)`
    select request_hash, status, body, case
      when created_at > now() - make_interval(secs => ${YOUNG_SECONDS}) then 1
      else greatest(1, ceil(extract(epoch from locked_until - now())))::int end as seconds_left
    from idempotency_records where scope = ${scope} and key = ${key}`;
  if (record === null) return { kind: "IN_FLIGHT", secondsLeft: 1 };
  const { status, body, secondsLeft } = record;
  if (record.requestHash !== requestHash) return { kind: "OTHER_REQUEST" };
  return status === null ? { kind: "IN_FLIGHT", secondsLeft } : { kind: "REPLAY", status, body };
};

type Found = { requestHash: string; status: number | null; body: string; secondsLeft: number };

/**
 * Renews the locks of live calls. A locked row is being written by its call, which renews it itself, so it is skipped.
 */
export const renewIdempotencyLocks = async (tx: Tx, owned: readonly KeyOwner[]): Promise<void> => {
  await changeSql(tx)`
    update idempotency_records set locked_until = ${renewedLock()}
    from (
      select scope, key from idempotency_records
      join unnest(${owned.map(({ scope }) => scope)}::text[], ${owned.map(({ key }) => key)}::text[],
        ${owned.map(({ owner }) => owner)}::text[]) as held (scope, key, owner) using (scope, key, owner)
      where status is null for update of idempotency_records skip locked) as ours
    where idempotency_records.scope = ours.scope and idempotency_records.key = ours.key`;
};

/** By the current time, not the start of the transaction, which may be long ago. */
export const renewedLock = (): Sql => sql`clock_timestamp() + make_interval(secs => ${LOCK_SECONDS})`;

const isRunning = ({ scope, key, owner }: KeyOwner) =>
  sql<boolean>`scope = ${scope} and key = ${key} and owner = ${owner} and status is null`;

/** Stores the response; the steps that led to it are no longer needed. */
export const storeIdempotentAnswer = async (
  tx: Tx,
  { status, body, ...held }: KeyOwner & { status: number; body: string },
): Promise<void> => {
  const answered = query.updateTable("idempotency_records").set({ status, body, steps: [] });
  await change(tx, answered.where(isRunning(held)));
};

/**
 * A request that changed nothing (validation, not found) stores no response: the key may be used again. One that failed
 * midway is run again and continues after the steps it has done.
 */
export const releaseIdempotencyKey = async (tx: Tx, held: KeyOwner): Promise<void> => {
  const unused = query.deleteFrom("idempotency_records").where(isRunning(held));
  await change(tx, unused.where(sql<boolean>`steps = '{}'`));
  const lockedUntil = sql<string>`now() - interval '1 second'`;
  await change(tx, query.updateTable("idempotency_records").set({ lockedUntil }).where(isRunning(held)));
};
