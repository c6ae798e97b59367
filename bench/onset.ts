// onset [--write]: how long another tenant's first webhooks take when one tenant's 8,000 events begin at once.
import { parseArgs } from "node:util";
import { Prisma } from "@/server/db/generated/client";
import { createWebhookScene, type WebhookScene } from "@/test/webhook-scene";
import { figure, ms, quantile } from "./lib-measure";
import { pause } from "./lib-reliability";
import { report } from "./lib-report";
import { startTimedReceiver } from "./lib-timed-receiver";
import { openWebhookBench, type WebhookBench } from "./lib-webhook-bench";

const { values } = parseArgs({ options: { write: { type: "boolean", default: false } } });
const EVENTS = 8_000;
const FIRST = 20;
const GAP_MS = 100;
const MOST_MS = 3_000;

/** Events of as many returns, written at this moment, that no relay has seen yet. */
const burst = async ({ ctx }: WebhookBench, { tenant }: WebhookScene): Promise<void> => {
  const ids = Array.from({ length: EVENTS }, () => ctx.ids.next("evt"));
  await ctx.db.$executeRaw(Prisma.sql`
    insert into outbox_events (id, group_id, ecommerce_id, process_id, sequence, type, snapshot, created_at)
    select each.id, o.group_id, o.ecommerce_id, 'p' || each.id, 1, o.type, o.snapshot, now()
    from unnest(${ids}::text[]) as each(id),
      (select * from outbox_events where group_id = ${tenant.groupId} and body is not null limit 1) o`);
};

/** From the commit of each of a neighbor's events to its arrival, in milliseconds. */
const firstDelays = async ({ ctx }: WebhookBench, scene: WebhookScene, arrivals: Map<string, number>) => {
  const since = new Date();
  for (let nth = 0; nth < FIRST; nth += 1) {
    await scene.newReturn();
    ctx.wake("outbox");
    await pause(GAP_MS);
  }
  const where = { groupId: scene.tenant.groupId, createdAt: { gte: since }, type: "onReturnProcessCreation" };
  const events = await ctx.db.outboxEvent.findMany({ where });
  while (!events.every(({ id }) => arrivals.has(id))) await pause(GAP_MS);
  return events.map(({ id, createdAt }) => (arrivals.get(id) ?? 0) - createdAt.getTime());
};

const bench = await openWebhookBench();
try {
  const [own, loud] = [await startTimedReceiver(5), await startTimedReceiver(5)];
  const neighbor = await createWebhookScene(bench.ctx, { url: own.url });
  const sender = await createWebhookScene(bench.ctx, { url: loud.url });
  await sender.newReturn();
  const stop = bench.work();
  bench.ctx.wake("outbox");
  await firstDelays(bench, neighbor, own.arrivals);
  const alone = await firstDelays(bench, neighbor, own.arrivals);
  await burst(bench, sender);
  const beganAt = performance.now();
  bench.ctx.wake("outbox");
  const beside = await firstDelays(bench, neighbor, own.arrivals);
  const sent = loud.arrivals.size;
  const [slowest, slowestAlone] = [Math.max(...beside), Math.max(...alone)];
  while (loud.arrivals.size < EVENTS && performance.now() - beganAt < 180_000) await pause(GAP_MS);
  const seconds = (performance.now() - beganAt) / 1_000;
  const figures = [
    figure(
      `first ${FIRST} webhooks beside ${EVENTS} of another tenant, slowest`,
      `≤ ${MOST_MS} ms`,
      `${ms(slowest)} (alone ${ms(slowestAlone)}); ${sent} of the others were sent by then`,
      slowest <= MOST_MS,
    ),
    figure("the same, median", "", `${ms(quantile(beside, 0.5))} (alone ${ms(quantile(alone, 0.5))})`, null),
    figure(`all ${EVENTS} to one endpoint that takes 5 ms`, "", `${(loud.arrivals.size / seconds).toFixed(0)}/s`, null),
  ];
  report(figures, { name: "onset", isWritten: values.write });
  await stop();
  await own.close();
  await loud.close();
  process.exitCode = figures.some(({ isKept }) => isKept === false) ? 1 : 0;
} finally {
  await bench.close();
}
process.exit();
