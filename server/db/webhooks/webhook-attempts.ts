import type { AttemptOutcome } from "@/contract/vocabulary/webhook-event";
import type { Tx } from "@/server/db/client";
import { change, changeSql, readFirstSql } from "@/server/db/run";
import { query, type Sql, sql } from "@/server/db/tables/query";
import { isErased } from "./erase-events";

const NOW = sql<string>`now()`;

export type NewAttempt = {
  groupId: string;
  deliveryId: string;
  /** Of which return the event is. */
  processId: string;
  number: number;
  at: Date;
  url: string;
  outcome: AttemptOutcome;
  durationMs: number;
  httpStatus: number | null;
  error: string;
  requestHeaders: Readonly<Record<string, string>>;
  responseHeaders: Readonly<Record<string, string>>;
  responseBody: string;
};

/** The row of an attempt; what was answered about a return whose person was erased meanwhile is not kept. */
const inserting = (attempt: NewAttempt): Sql => {
  const { groupId, deliveryId, processId, number, at, url, outcome, durationMs, httpStatus, error } = attempt;
  const { requestHeaders, responseHeaders, responseBody } = attempt;
  return sql`
    insert into webhook_attempts (group_id, delivery_id, number, at, url, outcome, duration_ms, http_status, error,
      request_headers, response_headers, response_body)
    select ${groupId}, ${deliveryId}, ${number}::int, ${at}::timestamptz, ${url}, ${outcome}::"AttemptOutcome",
      ${durationMs}::int, ${httpStatus}::int, ${error}, ${JSON.stringify(requestHeaders)}::jsonb,
      case when known.is_erased then '{}' else ${JSON.stringify(responseHeaders)}::jsonb end,
      case when known.is_erased then '' else ${responseBody} end
    from (select 1) once left join ${isErased(processId)} known on true`;
};

export const insertAttempt = async (tx: Tx, attempt: NewAttempt): Promise<void> => {
  await change(tx, inserting(attempt));
};

/**
 * Stores an attempt that was acknowledged, in one statement, because it is what a worker does most. The delivery is
 * delivered, also by an answer that came after its lease had run out: the receiver has it. One success ends a time of
 * failures and shows that somebody listens; the endpoint's row is touched only when that is new.
 */
export const recordSuccess = async (tx: Tx, { endpointId, ...attempt }: NewAttempt & { endpointId: string }) => {
  const { deliveryId, url, httpStatus } = attempt;
  await changeSql(tx)`
    with tried as (${inserting(attempt)}), heard as (
      update webhook_endpoints set failing_since = null, is_proven = true
      where id = ${endpointId} and url = ${url} and (failing_since is not null or not is_proven)
    )
    update webhook_deliveries
    set state = 'DELIVERED', delivered_at = now(), lease_until = null, last_status = ${httpStatus}::int, last_error = ''
    where id = ${deliveryId} and state = 'PENDING'`;
};

/**
 * Gives a failed delivery its next time, or ends it where there is none. Does nothing when the lease under which it was
 * tried is no more its lease: then somebody else's attempt decides.
 */
export const markFailed = async (
  tx: Tx,
  call: { id: string; leaseUntil: string; retrySeconds: number | null; status: number | null; error: string },
): Promise<void> => {
  const { id, leaseUntil, retrySeconds, status, error } = call;
  const dueAt = sql<string>`now() + make_interval(secs => ${retrySeconds}::float8)`;
  const failed = query
    .updateTable("webhook_deliveries")
    .set(retrySeconds === null ? { state: "DEAD" } : { dueAt })
    .set({ leaseUntil: null, lastStatus: status, lastError: error });
  await change(tx, failed.where("id", "=", id).where("state", "=", "PENDING").where("leaseUntil", "=", leaseUntil));
};

/**
 * Since when every attempt to the endpoint's address has failed, and the database's time now. Null when it has another
 * address by now: an attempt to the old one says nothing about it.
 */
export const noteFailing = async (
  tx: Tx,
  { endpointId, url }: { endpointId: string; url: string },
): Promise<{ failingSince: string; now: string } | null> => {
  const begun = query.updateTable("webhook_endpoints").set({ failingSince: NOW }).where("id", "=", endpointId);
  await change(tx, begun.where("url", "=", url).where("failingSince", "is", null));
  return readFirstSql<{ failingSince: string; now: string }>(tx)`
    select failing_since, now() as now from webhook_endpoints where id = ${endpointId} and url = ${url}`;
};

/** True when this call switched it off: then the merchant has to be told. What waits for it keeps waiting. */
export const disableEndpoint = async (tx: Tx, { id, reason }: { id: string; reason: string }): Promise<boolean> => {
  const off = query
    .updateTable("webhook_endpoints")
    .set({ isEnabled: false, disabledReason: reason, disabledAt: NOW, noticeDueAt: NOW, noticeTold: [] })
    .where("id", "=", id);
  return (await change(tx, off.where("isEnabled", "=", true).where("deletedAt", "is", null))) === 1;
};
