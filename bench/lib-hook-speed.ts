import { createWebhookSender } from "@/server/integrations/webhook-sender/webhook-sender";
import { createEndpoint } from "@/server/services/webhooks/create-endpoint";
import { signDelivery } from "@/server/services/webhooks/sign-delivery";
import { createWebhookScene } from "@/test/webhook-scene";
import { pause, percentile, type Row } from "./lib-reliability";
import { startTimedReceiver } from "./lib-timed-receiver";
import { backlog, type WebhookBench } from "./lib-webhook-bench";

const ANSWER_MS = 5;
const ENDPOINTS = 10;
const PER_ENDPOINT = 80;
/** The product's maximum number of open requests to that many endpoints. */
const LOOPS = ENDPOINTS * 4;
const EVENTS_PER_SECOND = 20;
const SECONDS = 30;

/**
 * R9: how fast a backlog is sent, compared with a loop that only signs and posts; how soon an event's first attempt is
 * made.
 */
export const measureRate = async (bench: WebhookBench): Promise<Row[]> => {
  const { ctx } = bench;
  const receiver = await startTimedReceiver(ANSWER_MS);
  const scene = await createWebhookScene(ctx, { url: receiver.url });
  const process = await scene.newReturn();
  await scene.relay();
  await scene.deliver();
  const { body } = await ctx.db.outboxEvent.findFirstOrThrow({ where: { processId: process.id } });

  const bare = await bareLoop({ url: receiver.url, body: body ?? "", secret: scene.secret });
  const { actor } = scene.tenant;
  for (let made = 0; made < ENDPOINTS; made += 1) {
    const events = ["onReturnProcessCanceled"] as const;
    const { endpoint } = await createEndpoint(ctx, { actor, url: receiver.url, events });
    await backlog(ctx, scene, { count: PER_ENDPOINT, endpointId: endpoint.id });
  }
  const startedMs = performance.now();
  await scene.deliver();
  const perSecond = (ENDPOINTS * PER_ENDPOINT) / ((performance.now() - startedMs) / 1000);

  receiver.arrivals.clear();
  const processes = await Promise.all(Array.from({ length: 10 }, () => scene.newReturn()));
  const stop = bench.work();
  const committed = new Map<string, number>();
  const beganMs = performance.now();
  const writes: Promise<void>[] = [];
  for (let index = 0; index < EVENTS_PER_SECOND * SECONDS; index += 1) {
    await pause(Math.max(0, beganMs + (index * 1000) / EVENTS_PER_SECOND - performance.now()));
    const subject = processes[index % processes.length];
    if (subject === undefined) throw new Error("a process");
    writes.push(
      scene.happen(subject).then(() => {
        committed.set(`${subject.id} ${index}`, performance.now());
        ctx.wake("outbox");
      }),
    );
  }
  await Promise.all(writes);
  await pause(5_000);
  await stop();
  const delays = await firstAttemptDelays(bench, scene.tenant.groupId, receiver.arrivals);
  await receiver.close();
  const p95 = percentile(delays, 0.95);
  return [
    {
      id: "R9 rate",
      promise: "≥ 50 deliveries/s to a receiver that takes 5 ms",
      reached: `${perSecond.toFixed(0)} deliveries/s to ${ENDPOINTS} endpoints; for comparison, signing and posting in a plain loop: ${bare.toFixed(0)}/s (${((perSecond / bare) * 100).toFixed(0)}%)`,
      isKept: perSecond >= 50,
    },
    {
      id: "R9 freshness",
      promise: `p95 from commit to first attempt ≤ 2 s at ${EVENTS_PER_SECOND} events/s`,
      reached: `p50 ${percentile(delays, 0.5).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, maximum ${Math.max(...delays).toFixed(0)} ms over ${delays.length} events`,
      isKept: delays.length >= EVENTS_PER_SECOND * SECONDS && p95 <= 2_000,
    },
  ];
};

/** From when the event was written, which is before its commit, to when the receiver had it. */
const firstAttemptDelays = async (
  { ctx }: WebhookBench,
  groupId: string,
  arrivals: ReadonlyMap<string, number>,
): Promise<number[]> => {
  const events = await ctx.db.outboxEvent.findMany({ where: { groupId }, select: { id: true, createdAt: true } });
  return events.flatMap(({ id, createdAt }) => {
    const arrivedAt = arrivals.get(id);
    return arrivedAt === undefined ? [] : [Math.max(0, arrivedAt - createdAt.getTime())];
  });
};

const bareLoop = async ({ url, body, secret }: { url: string; body: string; secret: string }): Promise<number> => {
  const sender = createWebhookSender({ allowPrivateAddresses: true });
  let left = ENDPOINTS * PER_ENDPOINT;
  const startedMs = performance.now();
  const loop = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const signed = { eventId: `bare${left}`, type: "onProcessCompleted", sequence: 1, number: 1, body };
      await sender.send({ url, body, headers: signDelivery(signed, { secrets: [secret], now: new Date() }) });
    }
  };
  await Promise.all(Array.from({ length: LOOPS }, loop));
  return (ENDPOINTS * PER_ENDPOINT) / ((performance.now() - startedMs) / 1000);
};
