import type { WebhookEvent } from "@/contract/vocabulary/webhook-event";
import { Prisma } from "@/server/db/generated/client";
import { getProcess, lockProcess } from "@/server/db/returns/processes";
import { inTransaction } from "@/server/db/transaction";
import { emit } from "@/server/db/webhooks/outbox";
import { updateRows } from "@/server/db/write-rows";
import type { ReturnProcess } from "@/server/domain/process/types";
import { webhookBody } from "@/server/presenters/webhook-body";
import type { ServiceContext } from "@/server/services/context";
import { attemptDueDeliveries } from "@/server/services/webhooks/attempt-due-deliveries";
import { createEndpoint } from "@/server/services/webhooks/create-endpoint";
import { relayOutbox } from "@/server/services/webhooks/relay-outbox";
import { createOrder, createReturn, createTenant, type Tenant } from "./factories";
import type { ReceivedRequest } from "./webhook-receiver";

export type DeliveryFacts = {
  id: string;
  state: string;
  sequence: number;
  attempts: number;
  lastStatus: number | null;
  lastError: string;
  /** Seconds from now until it is due, by the database's clock. */
  dueInSeconds: number;
};

export type WebhookScene = {
  tenant: Tenant;
  endpointId: string;
  secret: string;
  /** A new return; its creation is the first event. */
  newReturn(): Promise<ReturnProcess>;
  /** One more event of a return, as a command writes it. */
  happen(process: ReturnProcess, type?: WebhookEvent): Promise<void>;
  relay(): Promise<void>;
  /** One drain without jitter. */
  deliver(ctx?: ServiceContext): Promise<void>;
  /** Makes waiting work due now: tests move time instead of waiting for it. */
  makeDue(): Promise<void>;
  deliveries(): Promise<DeliveryFacts[]>;
};

/** A tenant whose returns are sent to one endpoint. */
export const createWebhookScene = async (ctx: ServiceContext, { url }: { url: string }): Promise<WebhookScene> => {
  const tenant = await createTenant(ctx);
  const { actor, groupId } = tenant;
  const events = ["onReturnProcessCreation", "onShippingStatusUpdated", "onProcessCompleted"] as const;
  const { endpoint, secret } = await createEndpoint(ctx, { actor, url, events });
  return {
    tenant,
    endpointId: endpoint.id,
    secret,
    newReturn: async () => createReturn(ctx, tenant, { order: await createOrder(ctx, tenant) }),
    happen: (process, type = "onShippingStatusUpdated") =>
      inTransaction(ctx, async (tx) => {
        const { lastSequence } = await lockProcess(tx, actor, process.id);
        const rows = [{ id: process.id, lastSequence: lastSequence + 1 }];
        await updateRows(tx, actor, { table: "return_processes", rows });
        const snapshot = await getProcess(tx, actor, process.id);
        await emit(tx, { id: ctx.ids.next("evt"), type, snapshot, now: ctx.clock.now() });
      }),
    relay: async () => void (await relayOutbox(ctx, { render: webhookBody })),
    deliver: async (other = ctx) => void (await attemptDueDeliveries(other, { random: () => 0.5 })),
    makeDue: async () => {
      await ctx.db.$executeRaw(Prisma.sql`
        update webhook_deliveries set due_at = now() - interval '1 second' where group_id = ${groupId} and state = 'PENDING'`);
    },
    deliveries: () =>
      ctx.db.$queryRaw<DeliveryFacts[]>(Prisma.sql`
        select id, state::text as state, sequence, attempts, last_status as "lastStatus", last_error as "lastError",
          extract(epoch from due_at - now())::float8 as "dueInSeconds"
        from webhook_deliveries where group_id = ${groupId} order by created_at, process_id, sequence`),
  };
};

/** The sequence numbers in order of arrival, of one return or of all. */
export const sequencesOf = (requests: readonly ReceivedRequest[], process?: ReturnProcess): number[] =>
  requests
    .filter(({ body }) => process === undefined || JSON.parse(body.toString()).svc_process_id === process.id)
    .map(({ headers }) => Number(headers["x-svc-sequence"]));
