import { createEndpoint } from "@/server/services/webhooks/create-endpoint";
import { startWebhookReceiver } from "@/test/webhook-receiver";
import { createWebhookScene, type WebhookScene } from "@/test/webhook-scene";
import { pause, percentile, type Row } from "./lib-reliability";
import { startTimedReceiver } from "./lib-timed-receiver";
import { backlog, type WebhookBench } from "./lib-webhook-bench";

const HUNG = 50;
const BACKLOGGED = 5_000;
const EVENTS_PER_SECOND = 5;
const SECONDS = 20;

/**
 * R8: a healthy endpoint beside fifty hanging ones with a hundred deliveries each, of the same tenant and of another.
 */
export const measureFairness = async (bench: WebhookBench): Promise<Row[]> => {
  const { ctx } = bench;
  const healthy = await startTimedReceiver(5);
  const hung = await startWebhookReceiver();
  hung.behave({ kind: "hang" });
  const scene = await createWebhookScene(ctx, { url: healthy.url });
  const stop = bench.work();
  const baseline = await p95Of(bench, scene, healthy.arrivals);
  const neighbor = await createWebhookScene(ctx, { url: hung.url });
  await neighbor.newReturn();
  await neighbor.relay();
  for (let made = 0; made < HUNG; made += 1) {
    const owner: WebhookScene = made % 2 === 0 ? scene : neighbor;
    const { actor } = owner.tenant;
    const { endpoint } = await createEndpoint(ctx, { actor, url: hung.url, events: ["onReturnProcessCanceled"] });
    await backlog(ctx, owner, { count: BACKLOGGED / HUNG, endpointId: endpoint.id });
  }
  ctx.wake("deliveries");
  const beside = await p95Of(bench, scene, healthy.arrivals);
  await ctx.db.webhookDelivery.deleteMany({ where: { state: "PENDING" } });
  await hung.close();
  await stop();
  await healthy.close();
  return [
    {
      id: "R8",
      promise: `A healthy endpoint's p95 at most doubles next to ${HUNG} unresponsive endpoints with ${BACKLOGGED} deliveries`,
      reached: `alone ${baseline.toFixed(0)} ms, next to them ${beside.toFixed(0)} ms (${(beside / baseline).toFixed(2)} ×)`,
      isKept: beside <= 2 * baseline,
    },
  ];
};

/** From writing an event to its arrival. */
const p95Of = async ({ ctx }: WebhookBench, scene: WebhookScene, arrivals: Map<string, number>): Promise<number> => {
  const subjects = await Promise.all(Array.from({ length: 5 }, () => scene.newReturn()));
  arrivals.clear();
  const since = new Date();
  for (let index = 0; index < EVENTS_PER_SECOND * SECONDS; index += 1) {
    const subject = subjects[index % subjects.length];
    if (subject !== undefined) await scene.happen(subject);
    ctx.wake("outbox");
    await pause(1000 / EVENTS_PER_SECOND);
  }
  await pause(3_000);
  const { groupId } = scene.tenant;
  const events = await ctx.db.outboxEvent.findMany({
    where: { groupId, createdAt: { gte: since }, sequence: { gt: 1 } },
  });
  const delays = events.map(
    ({ id, createdAt }) => (arrivals.get(id) ?? Number.POSITIVE_INFINITY) - createdAt.getTime(),
  );
  return percentile(delays, 0.95);
};
