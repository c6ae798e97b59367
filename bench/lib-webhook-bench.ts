import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startTemporaryCluster } from "@/scripts/postgres/temporary.mjs";
import { createContext } from "@/server/context";
import { Prisma } from "@/server/db/generated/client";
import { migrateUp } from "@/server/db/migrations/migrate";
import { joinDrains } from "@/server/jobs/functions/join-drains";
import { readEnv } from "@/server/kernel/env";
import { createWakeSignal } from "@/server/kernel/wake-signal";
import { webhookBody } from "@/server/presenters/webhook-body";
import type { ServiceContext, WakeKind } from "@/server/services/context";
import { attemptDueDeliveries } from "@/server/services/webhooks/attempt-due-deliveries";
import { relayOutbox } from "@/server/services/webhooks/relay-outbox";
import type { WebhookScene } from "@/test/webhook-scene";

const SWEEP_MS = 5_000;

export type WebhookBench = {
  ctx: ServiceContext;
  /** Relays and delivers as a worker does, on wake-ups and sweeps, until the returned function is called. */
  work: () => () => Promise<void>;
  close: () => Promise<void>;
};

/** The webhook services on their own PostgreSQL, without a web server: only they are measured. */
export const openWebhookBench = async (): Promise<WebhookBench> => {
  const cluster = await startTemporaryCluster();
  const directory = mkdtempSync(join(tmpdir(), "homeward-bench-"));
  const url = cluster.url();
  await migrateUp({ url });
  const env = readEnv({
    DATABASE_URL: url,
    DATA_DIR: directory,
    HOMEWARD_SECRET: "a secret of a measurement that is long enough",
    WEBHOOK_ALLOW_PRIVATE_ADDRESSES: "true",
    LOG_LEVEL: "error",
  });
  let onWake: (kind: WakeKind) => void = () => undefined;
  const ctx = createContext(env, { wake: (kind) => onWake(kind) });
  return {
    ctx,
    work: () => {
      // As in the job functions.
      const wakeSignal = createWakeSignal();
      const drains = {
        outbox: joinDrains({ drain: () => relayOutbox(ctx, { render: webhookBody }), lanes: 1 }),
        deliveries: joinDrains({ drain: () => attemptDueDeliveries(ctx, { wakeSignal }), lanes: 1 }),
      };
      const running = new Set<Promise<unknown>>();
      onWake = (kind) => {
        if (kind !== "outbox" && kind !== "deliveries") return;
        if (kind === "deliveries") wakeSignal.raise();
        const drain = drains[kind]().finally(() => running.delete(drain));
        running.add(drain);
      };
      const sweep = setInterval(() => {
        onWake("outbox");
        onWake("deliveries");
      }, SWEEP_MS);
      return async () => {
        clearInterval(sweep);
        onWake = () => undefined;
        await Promise.all(running);
      };
    },
    close: async () => {
      await ctx.db.$disconnect();
      await cluster.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
};

/** This many deliveries of one process each, due at once, as if just fanned out; returns their event IDs. */
export const backlog = async (
  ctx: ServiceContext,
  scene: WebhookScene,
  { count, endpointId, state = "PENDING" }: { count: number; endpointId: string; state?: "PENDING" | "DEAD" },
): Promise<string[]> => {
  const ids = Array.from({ length: count }, () => ctx.ids.next("evt"));
  await ctx.db.$executeRaw(Prisma.sql`
    insert into outbox_events (id, group_id, ecommerce_id, process_id, sequence, type, snapshot, body, created_at, fanned_out_at)
    select each.id, o.group_id, o.ecommerce_id, 'p' || each.id, 1, o.type, o.snapshot, o.body, now(), now()
    from unnest(${ids}::text[]) as each(id),
      (select * from outbox_events where group_id = ${scene.tenant.groupId} and body is not null limit 1) o`);
  await ctx.db.$executeRaw(Prisma.sql`
    insert into webhook_deliveries (id, group_id, endpoint_id, event_id, process_id, sequence, type, state, last_error, due_at, created_at)
    select 'd' || each.id, ${scene.tenant.groupId}, ${endpointId}, each.id, 'p' || each.id, 1, 'onReturnProcessCreation',
      ${state}::"DeliveryState", ${state === "DEAD" ? "Answered 500" : ""}, now(), now()
    from unnest(${ids}::text[]) as each(id)`);
  return ids;
};
