import type { DeliveryState } from "@/contract/vocabulary/webhook-event";
import type { Tx } from "@/server/db/client";
import { read, readFirst, readFirstSql, readSql } from "@/server/db/run";
import { query, sql } from "@/server/db/tables/query";
import type { WebhookDelivery, WebhookDeliveryDetail } from "@/server/domain/webhooks/types";
import type { TenantScope } from "@/server/kernel/actor";
import { notFound } from "@/server/kernel/problem";
import { endpointsWithin } from "./webhook-endpoints";

/** A position in the list: the last delivery that was read. */
export type DeliveryPlace = { createdAt: string; id: string };

const columns = sql`
  d.id, d.endpoint_id as "endpointId", d.event_id as "eventId", d.process_id as "processId",
  coalesce(p.return_code, '') as "returnCode", d.type, d.sequence, d.state::text as state,
  greatest(d.attempts, (select max(a.number) from webhook_attempts a where a.delivery_id = d.id)) as attempts,
  (select a.duration_ms from webhook_attempts a where a.delivery_id = d.id order by a.number desc limit 1) as "lastDurationMs",
  d.last_status as "lastStatus", d.last_error as "lastError", d.due_at as "dueAt", d.created_at as "createdAt",
  d.delivered_at as "deliveredAt"`;

const tables = sql`
  webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id
  left join return_processes p on p.id = d.process_id`;

/** Newest first, at most `limit`, after `after`. Includes deliveries of removed endpoints. */
export const listDeliveries = async (
  tx: Tx,
  scope: TenantScope,
  call: { endpointId?: string; state?: DeliveryState; after: DeliveryPlace | null; limit: number },
): Promise<WebhookDelivery[]> => {
  const { endpointId, state, after, limit } = call;
  const where = [
    sql`d.group_id = ${scope.groupId} and ${endpointsWithin(scope, "e")}`,
    ...(endpointId === undefined ? [] : [sql`d.endpoint_id = ${endpointId}`]),
    ...(state === undefined ? [] : [sql`d.state = ${state}::"DeliveryState"`]),
    ...(after === null ? [] : [sql`(d.created_at, d.id) < (${after.createdAt}::timestamptz, ${after.id})`]),
  ];
  return readSql<WebhookDelivery>(tx)`
    select ${columns} from ${tables} where ${sql.join(where, sql` and `)}
    order by d.created_at desc, d.id desc limit ${limit}`;
};

/** With the body that is sent and every attempt. @throws Problem NOT_FOUND */
export const getDelivery = async (tx: Tx, scope: TenantScope, id: string): Promise<WebhookDeliveryDetail> => {
  const found = await readFirstSql<WebhookDelivery & { url: string; body: string | null }>(tx)`
    select ${columns}, e.url, (select o.body from outbox_events o where o.id = d.event_id) as body
    from ${tables} where d.id = ${id} and d.group_id = ${scope.groupId} and ${endpointsWithin(scope, "e")}`;
  if (found === null) throw notFound("webhook delivery");
  const { url, body, ...delivery } = found;
  const ofDelivery = query
    .selectFrom("webhook_attempts")
    .select(["number", "at", "url", "durationMs", "httpStatus", "error"])
    .select(["requestHeaders", "responseHeaders", "responseBody"])
    .where("deliveryId", "=", id)
    .where("groupId", "=", scope.groupId)
    .orderBy("id");
  const attempts = await read(tx, ofDelivery);
  return { delivery, url, body: body ?? "", attempts };
};

export type ReplayTarget = { state: DeliveryState; isEnabled: boolean; isRemoved: boolean };

/** Locks the delivery and returns what a replay depends on. @throws Problem NOT_FOUND */
export const lockDelivery = async (tx: Tx, scope: TenantScope, id: string): Promise<ReplayTarget> => {
  const target = query
    .selectFrom("webhook_deliveries as d")
    .innerJoin("webhook_endpoints as e", "e.id", "d.endpointId")
    .select(["d.state", "e.isEnabled", sql<boolean>`e.deleted_at is not null`.as("isRemoved")])
    .where("d.id", "=", id)
    .where("d.groupId", "=", scope.groupId)
    .where(endpointsWithin(scope, "e"));
  const locked = await readFirst(tx, target.forUpdate("d"));
  if (locked === null) throw notFound("webhook delivery");
  return locked;
};
