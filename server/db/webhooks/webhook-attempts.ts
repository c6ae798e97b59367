import type { AttemptOutcome } from "@/contract/vocabulary/webhook-event";
import type { Tx } from "@/server/db/client";
import { change, changeSql, readFirstSql } from "@/server/db/run";
import { query, type Sql, sql } from "@/server/db/tables/query";
import { isErased } from "./erase-events";

const NOW = sql<string>`now()`;

export type NewAttempt = {
  groupId: string;
  deliveryId: string;
  /** Return of the event. */
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

/** The row of an attempt; the response is not stored if the person of the return was erased meanwhile. */
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
 * Stores an acknowledged attempt, in one statement, because it is what a worker does most. The delivery counts as
 * delivered even if the response came after its lease expired, because the receiver has it. One success ends a period
 * of failures and shows that the endpoint works; its row is only written if that is new.
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
 * Sets the next attempt of a failed delivery, or ends it if there is none. Does nothing if its lease has changed since
 * the attempt: then another worker's attempt decides.
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
 * Returns since when every attempt to the endpoint's address has failed, and the database's current time. Null if its
 * address changed meanwhile: an attempt to the old one says nothing about the new.
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

/** True if this call disabled it: then the merchant has to be told. Its waiting deliveries keep waiting. */
export const disableEndpoint = async (tx: Tx, { id, reason }: { id: string; reason: string }): Promise<boolean> => {
  const off = query
    .updateTable("webhook_endpoints")
    .set({ isEnabled: false, disabledReason: reason, disabledAt: NOW, noticeDueAt: NOW, noticeTold: [] })
    .where("id", "=", id);
  return (await change(tx, off.where("isEnabled", "=", true).where("deletedAt", "is", null))) === 1;
};
