import type { HookTopic } from "@/contract/vocabulary/connection";
import type { MailNoticeKind } from "@/contract/vocabulary/mail-state";
import type { Tx } from "@/server/db/client";
import { readValue } from "@/server/db/read-json";
import { changeSql, list, readOneSql, update } from "@/server/db/run";
import { type Sql, sql } from "@/server/db/tables/query";
import type { TenantScope } from "@/server/kernel/actor";
import type { Stored } from "@/server/schema/columns";

/** Events from providers: stored before they are answered, processed afterwards. */

const LEASE_SECONDS = 120;

export type HookMail = { kind: MailNoticeKind; attempt: number | null; code: number; words: string };

export type HookBill = { totalMinor: number; currency: string; reason: string };

export type HookEventRow = {
  id: string;
  groupId: string;
  connectionId: string;
  providerEventId: string;
  topic: HookTopic;
  name: string;
  subject: string;
  /** The person that an event about a customer concerns; null for all others, and once it is done. */
  person: { email: string; orderIds: readonly string[] } | null;
  /** What a mail service reported about an email; null for all others, and once it is done. */
  mail: HookMail | null;
  /** What a label was billed at; null for all others, and once it is done. */
  bill: HookBill | null;
  occurredAt: string | null;
};

/** Stores events; a repeated one is ignored. Events that aren't needed are counted and dropped immediately. */
export const insertHookEvents = async (
  tx: Tx,
  { rows, now }: { rows: readonly HookEventRow[]; now: Date },
): Promise<void> => {
  if (rows.length === 0) return;
  await changeSql(tx)`
    insert into hook_events (id, group_id, connection_id, provider_event_id, topic, name, subject, person, mail, bill,
      occurred_at, received_at, state, due_at, finished_at)
    select x.id, x."groupId", x."connectionId", x."providerEventId", x.topic, x.name, x.subject, x.person, x.mail, x.bill,
      x."occurredAt",
      ${now}::timestamptz,
      case when x.topic = 'IGNORED' then 'DROPPED' else 'PENDING' end::"HookState",
      case when x.topic = 'IGNORED' then null else ${now}::timestamptz end,
      case when x.topic = 'IGNORED' then ${now}::timestamptz end
    from json_to_recordset(${JSON.stringify(rows)}::json) as x(id text, "groupId" text, "connectionId" text,
      "providerEventId" text, topic text, name text, subject text, person jsonb, mail jsonb, bill jsonb, "occurredAt" timestamptz)
    on conflict (connection_id, provider_event_id) do nothing`;
};

export type ClaimedHooks = {
  ids: string[];
  connectionId: string;
  groupId: string;
  topics: HookTopic[];
  subject: string;
  person: HookEventRow["person"];
  mail: HookEventRow["mail"];
  bill: HookEventRow["bill"];
  /** By the provider's clock; null if it didn't say. */
  occurredAt: string | null;
  /** Of the first of them. */
  receivedAt: string;
  attempts: number;
};

/**
 * All events about one order or product are one task, whatever they say, because the order or product itself is read
 * again.
 */
const family = (alias: string): Sql =>
  sql.raw(`case when ${alias}.topic in ('ORDER', 'ORDER_DELETED') then 'ORDER'
    when ${alias}.topic in ('PRODUCT', 'PRODUCT_DELETED') then 'PRODUCT' else ${alias}.id end`);

/**
 * Claims the longest due event, with every other waiting one about the same order or product of the same connection.
 */
export const claimHooks = async (db: Tx, now: Date): Promise<ClaimedHooks | null> => {
  const at = sql`${now}::timestamptz`;
  return readValue<ClaimedHooks>(db)`
    with head as (
      select e.connection_id, e.subject, ${family("e")} as family from hook_events e
      where e.state = 'PENDING' and e.due_at <= ${at} and (e.lease_until is null or e.lease_until < ${at})
        and not exists (select 1 from hook_events l where l.state = 'PENDING' and l.connection_id = e.connection_id
          and l.subject = e.subject and ${family("l")} = ${family("e")} and l.lease_until >= ${at})
      order by e.due_at, e.id limit 1 for update skip locked),
    claimed as (
      update hook_events h set lease_until = ${at} + make_interval(secs => ${LEASE_SECONDS})
      from head where h.connection_id = head.connection_id and h.subject = head.subject and h.state = 'PENDING'
        and ${family("h")} = head.family and (h.lease_until is null or h.lease_until < ${at})
      returning h.*)
    select json_build_object('ids', json_agg(c.id), 'connection_id', min(c.connection_id), 'group_id', min(c.group_id),
      'topics', json_agg(c.topic), 'subject', min(c.subject), 'person', (array_agg(c.person))[1],
      'mail', (array_agg(c.mail))[1], 'bill', (array_agg(c.bill))[1], 'occurred_at', min(c.occurred_at),
      'received_at', min(c.received_at), 'attempts', max(c.attempts)) as data
    from claimed c having count(*) > 0`;
};

/** Marks events as done or not needed, and deletes the person and the report about an email stored with them. */
export const finishHooks = async (
  tx: Tx,
  { ids, state, now }: { ids: readonly string[]; state: "DONE" | "DROPPED"; now: Date },
): Promise<void> => {
  await changeSql(tx)`
    update hook_events set state = ${state}::"HookState", person = null, mail = null, bill = null, last_error = '', lease_until = null, due_at = null,
      finished_at = ${now}::timestamptz where id = any(${[...ids]}) and state = 'PENDING'`;
};

/** Retries at `dueAt`; null: failed for good and shown to staff. Waiting for the shop is not a failure. */
export const deferHooks = async (tx: Tx, { ids, dueAt, error, isFailure, now }: DeferredHooks): Promise<void> => {
  await changeSql(tx)`
    update hook_events set state = ${dueAt === null ? "FAILED" : "PENDING"}::"HookState", last_error = ${error},
      attempts = attempts + ${isFailure ? 1 : 0}, due_at = ${dueAt}::timestamptz, lease_until = null,
      finished_at = case when ${dueAt === null} then ${now}::timestamptz end
    where id = any(${[...ids]}) and state = 'PENDING'`;
};

type DeferredHooks = { ids: readonly string[]; dueAt: Date | null; error: string; isFailure: boolean; now: Date };

export type FailedHook = Stored<
  "hook_events",
  object,
  "groupId" | "connectionId" | "providerEventId" | "occurredAt" | "dueAt" | "leaseUntil" | "finishedAt"
>;

/** Lists events of a connection that failed for good, newest first. */
export const listFailedHooks = (
  tx: Tx,
  { groupId }: TenantScope,
  { connectionId, limit }: { connectionId: string; limit: number },
): Promise<FailedHook[]> =>
  list(tx, "hook_events", {
    where: { groupId, connectionId, state: "FAILED" },
    select: ["id", "topic", "name", "subject", "lastError", "attempts", "receivedAt"],
    orderBy: [
      ["receivedAt", "desc"],
      ["id", "desc"],
    ],
    limit,
  });

/**
 * Makes failed events due immediately, as if never tried. `ids` empty: all of the connection. @returns the number of
 * events
 */
export const reviveHooks = async (
  tx: Tx,
  { groupId }: TenantScope,
  { connectionId, ids, now }: { connectionId: string; ids: readonly string[]; now: Date },
): Promise<number> =>
  update(tx, "hook_events", {
    where: { groupId, connectionId, state: "FAILED", id: ids.length === 0 ? undefined : ids },
    set: { state: "PENDING", attempts: 0, dueAt: now, leaseUntil: null, finishedAt: null },
  });

export const findNextHookDue = async (tx: Tx): Promise<string | null> => {
  const { dueAt } = await readOneSql<{ dueAt: string | null }>(tx)`
    select min(due_at) as due_at from hook_events where state = 'PENDING' and lease_until is null`;
  return dueAt;
};

const KEPT_DAYS = 30;
const BATCH = 5_000;

/** Deletes a batch of events that were finished long ago. @returns the number of rows deleted */
export const deleteOldHooks = (tx: Tx): Promise<number> =>
  changeSql(tx)`delete from hook_events where id = any(array(
    select h.id from hook_events h where h.state in ('DONE', 'DROPPED')
      and h.finished_at < now() - make_interval(days => ${KEPT_DAYS}::int) order by h.finished_at limit ${BATCH}))`;
