import type { WebhookEvent } from "@/contract/vocabulary/webhook-event";
import type { Tx } from "@/server/db/client";
import { change, read, readFirst, readSql } from "@/server/db/run";
import { query, type Sql, sql } from "@/server/db/tables/query";
import type { Changes, NewRow } from "@/server/db/tables/rows";
import type { WebhookEndpoint } from "@/server/domain/webhooks/types";
import type { TenantScope } from "@/server/kernel/actor";
import { notFound, Problem } from "@/server/kernel/problem";

/**
 * The endpoints that a caller may see: with a credential for some stores, only those that get events of these stores
 * alone. An endpoint that names no store gets the events of all.
 */
export const endpointsWithin = (scope: TenantScope, alias: string): Sql<boolean> => {
  const name = sql.raw(alias);
  const group = sql<boolean>`${name}.group_id = ${scope.groupId}`;
  if (scope.ecommerceIds === null) return group;
  return sql<boolean>`${group} and ${name}.ecommerce_ids <> '{}' and ${name}.ecommerce_ids <@ ${[...scope.ecommerceIds]}`;
};

/** Those not removed, oldest first. */
export const listWebhookEndpoints = async (
  tx: Tx,
  scope: TenantScope,
  { id }: { id?: string } = {},
): Promise<WebhookEndpoint[]> => {
  const isWanted = id === undefined ? sql`` : sql`and e.id = ${id}`;
  return readSql<WebhookEndpoint>(tx)`
    select e.id, e.url, e.events, e.warehouse_id as "warehouseId", coalesce(w.name, '') as "warehouseName", e.ecommerce_ids as "ecommerceIds", e.is_enabled as "isEnabled",
      e.disabled_reason as "disabledReason", e.disabled_at as "disabledAt", e.failing_since as "failingSince",
      case when e.previous_secret_until > now() then e.previous_secret_until end as "previousSecretUntil",
      e.created_at as "createdAt",
      count(d.id) filter (where d.state = 'PENDING')::int as pending,
      count(d.id) filter (where d.state = 'DELIVERED')::int as delivered,
      count(d.id) filter (where d.state = 'DEAD')::int as dead
    from webhook_endpoints e left join webhook_deliveries d on d.endpoint_id = e.id
      left join warehouses w on w.id = e.warehouse_id and w.group_id = e.group_id
    where ${endpointsWithin(scope, "e")} and e.deleted_at is null ${isWanted}
    group by e.id, w.name order by e.created_at, e.id`;
};

/** @throws Problem NOT_FOUND */
export const getWebhookEndpoint = async (tx: Tx, scope: TenantScope, id: string): Promise<WebhookEndpoint> => {
  const [endpoint] = await listWebhookEndpoints(tx, scope, { id });
  if (endpoint === undefined) throw notFound("webhook endpoint");
  return endpoint;
};

const present = (scope: TenantScope, id: string) =>
  query
    .selectFrom("webhook_endpoints as e")
    .where("e.id", "=", id)
    .where("e.deletedAt", "is", null)
    .where(endpointsWithin(scope, "e"));

export type LockedEndpoint = {
  url: string;
  ecommerceIds: string[];
  isEnabled: boolean;
  sealedSecret: string;
  /** The first failure without a success since. */
  failingSince: string | null;
};

/** Locks it against changes, by workers too, until the transaction ends. @throws Problem NOT_FOUND */
export const lockWebhookEndpoint = async (tx: Tx, scope: TenantScope, id: string): Promise<LockedEndpoint> => {
  const shown = present(scope, id).select([
    "e.url",
    "e.ecommerceIds",
    "e.isEnabled",
    "e.sealedSecret",
    "e.failingSince",
  ]);
  const locked = await readFirst(tx, shown.forUpdate());
  if (locked === null) throw notFound("webhook endpoint");
  return locked;
};

export type SealedSecrets = { url: string; sealedSecret: string; previousSealedSecret: string | null };

/**
 * Returns the address and the secrets that currently sign; the one before the last rotation only for its 24 hours.
 * @throws Problem NOT_FOUND
 */
export const getSealedWebhookSecrets = async (tx: Tx, scope: TenantScope, id: string): Promise<SealedSecrets> => {
  const previous = sql<string | null>`case when e.previous_secret_until > now() then e.previous_sealed_secret end`;
  const shown = present(scope, id).select(["e.url", "e.sealedSecret", previous.as("previousSealedSecret")]);
  const secrets = await readFirst(tx, shown);
  if (secrets === null) throw notFound("webhook endpoint");
  return secrets;
};

export const insertWebhookEndpoint = async (
  tx: Tx,
  { groupId }: TenantScope,
  endpoint: Omit<NewRow<"webhook_endpoints">, "groupId">,
): Promise<void> => {
  await change(tx, query.insertInto("webhook_endpoints").values({ ...endpoint, groupId }));
};

type Setting = { id: string; set: Changes<"webhook_endpoints"> };

const setOn = async (tx: Tx, { groupId }: TenantScope, { id, set }: Setting): Promise<void> => {
  await change(tx, query.updateTable("webhook_endpoints").set(set).where("id", "=", id).where("groupId", "=", groupId));
};

export type EndpointChange = { url?: string; events?: WebhookEvent[]; ecommerceIds?: string[] };

/** Absent members stay. A new address starts without failures. The caller holds the lock. */
export const changeWebhookEndpoint = async (
  tx: Tx,
  scope: TenantScope,
  { id, change }: { id: string; change: EndpointChange },
): Promise<void> => {
  const { url, events, ecommerceIds } = change;
  const set = {
    ...(url === undefined ? {} : { url, failingSince: null, isProven: false }),
    ...(events === undefined ? {} : { events }),
    ...(ecommerceIds === undefined ? {} : { ecommerceIds }),
  };
  if (Object.keys(set).length > 0) await setOn(tx, scope, { id, set });
};

type On = { id: string; resendSince: string | null };

/**
 * Enables it again: queued deliveries are due immediately, with a new schedule of attempts, and so are those given up
 * since then that can still be sent: otherwise a later event of a return would arrive before them. The caller holds the
 * lock.
 * @param resendSince the end of the first failed attempt, which was due up to two minutes earlier; null leaves given-up
 * deliveries unchanged
 */
export const switchEndpointOn = async (tx: Tx, scope: TenantScope, { id, resendSince }: On): Promise<void> => {
  const set = { isEnabled: true, disabledReason: "", disabledAt: null, failingSince: null, noticeDueAt: null };
  await setOn(tx, scope, { id, set });
  const due = query
    .updateTable("webhook_deliveries as d")
    .set({ dueAt: sql<string>`now()`, attempts: 0, state: "PENDING", leaseUntil: null })
    .where("d.endpointId", "=", id)
    .where("d.groupId", "=", scope.groupId);
  const queued = sql<boolean>`d.state = 'PENDING' and (d.lease_until is null or d.lease_until <= now())`;
  const givenUp = sql<boolean>`d.state = 'DEAD' and d.due_at >= ${resendSince}::timestamptz - interval '2 minutes'
    and exists (select 1 from outbox_events v where v.id = d.event_id and v.body is not null)`;
  await change(tx, due.where(sql<boolean>`(${queued} or ${givenUp})`));
};

/** Disables it manually: events queue. The caller holds the lock. */
export const switchEndpointOff = (
  tx: Tx,
  scope: TenantScope,
  { id, reason, now }: { id: string; reason: string; now: Date },
): Promise<void> => setOn(tx, scope, { id, set: { isEnabled: false, disabledReason: reason, disabledAt: now } });

const BOTH_SIGN_HOURS = 24;

/**
 * The previous secret keeps signing beside the new one for 24 hours by the database's clock; returns until when. A
 * leaked one stops signing immediately, and so does the one before it; otherwise nothing is replaced while two sign.
 * @throws Problem NOT_FOUND, FAILED_PRECONDITION
 */
export const replaceWebhookSecret = async (
  tx: Tx,
  scope: TenantScope,
  { id, sealedSecret, isLeaked }: { id: string; sealedSecret: string; isLeaked: boolean },
): Promise<string | null> => {
  const rows = await readSql<{ until: string | null }>(tx)`
    update webhook_endpoints e set sealed_secret = ${sealedSecret},
      previous_sealed_secret = case when ${isLeaked} then null else e.sealed_secret end,
      previous_secret_until = case when ${isLeaked} then null else now() + make_interval(hours => ${BOTH_SIGN_HOURS}::int) end
    where e.id = ${id} and e.deleted_at is null and ${endpointsWithin(scope, "e")}
      and (${isLeaked} or e.previous_secret_until is null or e.previous_secret_until <= now())
    returning e.previous_secret_until as until`;
  if (rows[0] !== undefined) return rows[0].until;
  const found = await readFirst(tx, present(scope, id).select("e.previousSecretUntil"));
  if (found === null) throw notFound("webhook endpoint");
  throw new Problem("FAILED_PRECONDITION", twoSign(found.previousSecretUntil ?? ""));
};

const twoSign = (until: string): string =>
  `Two secrets sign until ${until}, and receivers may still hold the older one. Rotate again after that, or ` +
  "say that the secret is leaked: then only the new one signs, effective immediately.";

/** Removes it and ends its waiting deliveries. @throws Problem NOT_FOUND */
export const removeWebhookEndpoint = async (
  tx: Tx,
  scope: TenantScope,
  { id, now }: { id: string; now: Date },
): Promise<void> => {
  const removed = query.updateTable("webhook_endpoints as e").set({ deletedAt: now, noticeDueAt: null });
  const ofScope = removed.where("e.id", "=", id).where("e.deletedAt", "is", null).where(endpointsWithin(scope, "e"));
  if ((await change(tx, ofScope)) === 0) throw notFound("webhook endpoint");
  const { groupId } = scope;
  const dead = query.updateTable("webhook_deliveries").set({ state: "DEAD", lastError: "The endpoint was removed" });
  await change(tx, dead.where("endpointId", "=", id).where("groupId", "=", groupId).where("state", "=", "PENDING"));
  const over = query.updateTable("webhook_replays").set({ finishedAt: now });
  await change(tx, over.where("endpointId", "=", id).where("groupId", "=", groupId).where("finishedAt", "is", null));
};

/** Lists endpoints that get the daily list of a warehouse; for a disabled one, the lists queue. */
export const listNoticeEndpoints = async (
  tx: Tx,
  { groupId }: Pick<TenantScope, "groupId">,
  warehouseId: string,
): Promise<string[]> => {
  const ofWarehouse = query.selectFrom("webhook_endpoints").select("id").where("warehouseId", "=", warehouseId);
  const there = ofWarehouse.where("groupId", "=", groupId).where("deletedAt", "is", null);
  const rows = await read(tx, there.orderBy("createdAt"));
  return rows.map(({ id }) => id);
};
