import type { WebhookEvent } from "@/contract/vocabulary/webhook-event";
import type { WebhookEndpoint } from "@/server/domain/webhooks/types";
import type { TenantScope } from "@/server/kernel/actor";
import { notFound } from "@/server/kernel/problem";
import type { Tx } from "./client";
import { Prisma } from "./generated/client";

/**
 * Which endpoints a caller may see: of a credential for some stores, those alone that get nothing but events of these
 * stores. An endpoint that names no store gets the events of all.
 */
export const endpointsWithin = (scope: TenantScope, alias: string): Prisma.Sql => {
  const name = Prisma.raw(alias);
  const group = Prisma.sql`${name}.group_id = ${scope.groupId}`;
  if (scope.ecommerceIds === null) return group;
  return Prisma.sql`${group} and ${name}.ecommerce_ids <> '{}' and ${name}.ecommerce_ids <@ ${[...scope.ecommerceIds]}`;
};

/** Those that were not removed, oldest first. */
export const listWebhookEndpoints = async (
  tx: Tx,
  scope: TenantScope,
  { id }: { id?: string } = {},
): Promise<WebhookEndpoint[]> => {
  const isWanted = id === undefined ? Prisma.empty : Prisma.sql`and e.id = ${id}`;
  return tx.$queryRaw<WebhookEndpoint[]>(Prisma.sql`
    select e.id, e.url, e.events, e.is_enabled as "isEnabled", e.disabled_reason as "disabledReason",
      e.failing_since as "failingSince", e.created_at as "createdAt",
      count(d.id) filter (where d.state = 'PENDING')::int as pending,
      count(d.id) filter (where d.state = 'DELIVERED')::int as delivered,
      count(d.id) filter (where d.state = 'DEAD')::int as dead
    from webhook_endpoints e left join webhook_deliveries d on d.endpoint_id = e.id
    where ${endpointsWithin(scope, "e")} and e.deleted_at is null ${isWanted}
    group by e.id order by e.created_at, e.id`);
};

/** @throws Problem NOT_FOUND */
export const getWebhookEndpoint = async (tx: Tx, scope: TenantScope, id: string): Promise<WebhookEndpoint> => {
  const [endpoint] = await listWebhookEndpoints(tx, scope, { id });
  if (endpoint === undefined) throw notFound("webhook endpoint");
  return endpoint;
};

/** @throws Problem NOT_FOUND */
export const getSealedWebhookSecret = async (tx: Tx, scope: TenantScope, id: string): Promise<string> => {
  const rows = await tx.$queryRaw<{ sealedSecret: string }[]>(Prisma.sql`
    select e.sealed_secret as "sealedSecret" from webhook_endpoints e
    where e.id = ${id} and e.deleted_at is null and ${endpointsWithin(scope, "e")}`);
  if (rows[0] === undefined) throw notFound("webhook endpoint");
  return rows[0].sealedSecret;
};

export type NewWebhookEndpoint = {
  id: string;
  url: string;
  events: WebhookEvent[];
  sealedSecret: string;
  createdAt: Date;
};

/** Gets the events of the stores that the scope names. */
export const insertWebhookEndpoint = async (
  tx: Tx,
  scope: TenantScope,
  endpoint: NewWebhookEndpoint,
): Promise<void> => {
  await tx.webhookEndpoint.create({
    data: { ...endpoint, groupId: scope.groupId, ecommerceIds: [...(scope.ecommerceIds ?? [])] },
  });
};

/** Removes it and ends what still waits for it. @throws Problem NOT_FOUND */
export const removeWebhookEndpoint = async (
  tx: Tx,
  scope: TenantScope,
  { id, now }: { id: string; now: Date },
): Promise<void> => {
  const count = await tx.$executeRaw(Prisma.sql`
    update webhook_endpoints e set deleted_at = ${now}
    where e.id = ${id} and e.deleted_at is null and ${endpointsWithin(scope, "e")}`);
  if (count === 0) throw notFound("webhook endpoint");
  await tx.webhookDelivery.updateMany({
    where: { endpointId: id, groupId: scope.groupId, state: "PENDING" },
    data: { state: "DEAD", lastError: "The endpoint was removed" },
  });
};

export type ListeningEndpoint = { id: string; groupId: string; ecommerceIds: string[]; events: string[] };

/** Those of several groups that get events now. The outbox rows name the groups, so there is no scope. */
export const listListeningEndpoints = async (tx: Tx, groupIds: readonly string[]): Promise<ListeningEndpoint[]> =>
  tx.webhookEndpoint.findMany({
    where: { groupId: { in: [...groupIds] }, isEnabled: true, deletedAt: null },
    select: { id: true, groupId: true, ecommerceIds: true, events: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
