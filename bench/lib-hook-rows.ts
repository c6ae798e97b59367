import { Prisma } from "@/server/db/generated/client";
import { systemActor } from "@/server/kernel/actor";
import { attemptDueDeliveries } from "@/server/services/webhooks/attempt-due-deliveries";
import { replayDeliveries } from "@/server/services/webhooks/replay-deliveries";
import { rotateSecret } from "@/server/services/webhooks/rotate-secret";
import { updateEndpoint } from "@/server/services/webhooks/update-endpoint";
import { confirmsHex, confirmsStandard } from "@/test/openssl";
import { startWebhookReceiver } from "@/test/webhook-receiver";
import { createWebhookScene, type WebhookScene } from "@/test/webhook-scene";
import type { Row } from "./lib-reliability";
import { backlog, type WebhookBench } from "./lib-webhook-bench";

type Random = () => number;

/** Scheduled seconds after each failed attempt (decisions, section 9), deliberately repeated here. */
const PLAN = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400];
/** 90 is within twice the schedule's second delay, 86400 isn't, the others mean nothing. */
const RETRY_AFTER: readonly [string, number][] = [
  ["0", 300],
  ["400", 400],
  ["86400", 600],
  ["-5", 300],
  ["garbage", 300],
];

/** After the last attempt, for each waiting delivery: the number of attempts, and its delay. */
const waits = ({ ctx }: WebhookBench, scene: WebhookScene): Promise<{ attempts: number; wait: number }[]> =>
  ctx.db.$queryRaw(Prisma.sql`
    select d.attempts, extract(epoch from d.due_at - a.at)::float8 as wait from webhook_deliveries d
    join lateral (select at + make_interval(secs => duration_ms / 1000.0) as at
      from webhook_attempts where delivery_id = d.id order by id desc limit 1) a on true
    where d.group_id = ${scene.tenant.groupId} and d.state = 'PENDING'`);

/** R5: the delays stored after each of ten attempts, and the effect of Retry-After. */
export const measureSchedule = async (bench: WebhookBench, random: Random): Promise<Row[]> => {
  const { ctx } = bench;
  const receiver = await startWebhookReceiver();
  const scene = await createWebhookScene(ctx, { url: receiver.url });
  for (let made = 0; made < 5; made += 1) await scene.newReturn();
  await scene.relay();
  receiver.behave({ kind: "answer", status: 500 });
  let worst = 0;
  const isOver = async () => (await scene.deliveries()).every(({ state }) => state === "DEAD");
  while (!(await isOver())) {
    await attemptDueDeliveries(ctx, { random });
    for (const { attempts, wait } of await waits(bench, scene))
      worst = Math.max(worst, Math.abs(wait / (PLAN[attempts - 1] ?? Number.NaN) - 1));
    await scene.makeDue();
  }
  const dead = (await scene.deliveries()).filter(({ state, attempts }) => state === "DEAD" && attempts === 10).length;
  const asked: { header: string; expected: number; wait: number }[] = [];
  for (const [header, expected] of RETRY_AFTER) asked.push({ header, expected, wait: await waitAfter(bench, header) });
  await receiver.close();
  const wrong = asked.filter(({ expected, wait }) => !(Math.abs(wait / expected - 1) < 0.05));
  return [
    {
      id: "R5",
      promise: "10 attempts on schedule ±25%; Retry-After up to twice the planned wait",
      reached: `5 deliveries, ${dead} dead after 10 attempts, largest deviation ${(worst * 100).toFixed(1)}%; Retry-After ${asked.map(({ header, wait }) => `${header} → ${Math.round(wait)} s`).join(", ")}`,
      isKept: dead === 5 && worst <= 0.25 && wrong.length === 0,
    },
  ];
};

/** The delay after the second attempt when the receiver requested one. */
const waitAfter = async (bench: WebhookBench, header: string): Promise<number> => {
  const receiver = await startWebhookReceiver();
  const scene = await createWebhookScene(bench.ctx, { url: receiver.url });
  await scene.newReturn();
  await scene.relay();
  receiver.behave({ kind: "answer", status: 503, headers: { "retry-after": header } });
  for (;;) {
    await scene.deliver();
    const [waiting] = await waits(bench, scene);
    if (waiting !== undefined && waiting.attempts >= 2) {
      await receiver.close();
      await bench.ctx.db.webhookDelivery.deleteMany({ where: { groupId: scene.tenant.groupId } });
      return waiting.wait;
    }
    await scene.makeDue();
  }
};

/** R10: over days that pass in the database. */
export const measureHealth = async (bench: WebhookBench): Promise<Row[]> => {
  const { ctx } = bench;
  const isOn = async ({ endpointId }: WebhookScene) =>
    (await ctx.db.webhookEndpoint.findUniqueOrThrow({ where: { id: endpointId } })).isEnabled;
  const dayPasses = ({ endpointId }: WebhookScene) =>
    ctx.db.$executeRaw(Prisma.sql`
      update webhook_endpoints set failing_since = failing_since - interval '1 day' where id = ${endpointId}`);
  const receiver = await startWebhookReceiver();
  const [gone, dead, sporadic] = await Promise.all([1, 2, 3].map(() => createWebhookScene(ctx, { url: receiver.url })));
  if (gone === undefined || dead === undefined || sporadic === undefined) throw new Error("three scenes");
  const live = async (scene: WebhookScene, status: (day: number) => number, days: number): Promise<number> => {
    for (let day = 0; day < days; day += 1) {
      receiver.behave({ kind: "answer", status: status(day) });
      await scene.newReturn();
      await scene.relay();
      await scene.makeDue();
      await scene.deliver();
      if (!(await isOn(scene))) return day;
      await dayPasses(scene);
    }
    return -1;
  };
  const goneAt = await live(gone, () => 410, 3);
  const deadAt = await live(dead, () => 500, 10);
  const sporadicAt = await live(sporadic, (day) => (day % 2 === 0 ? 500 : 200), 30);
  for (let made = 0; made < 20; made += 1) await dead.newReturn();
  await dead.relay();
  const waiting = (await dead.deliveries()).filter(({ state }) => state === "PENDING").length;
  receiver.behave({ kind: "answer", status: 200 });
  const actor = { ...dead.tenant.actor };
  await updateEndpoint(ctx, { actor, endpointId: dead.endpointId, change: { isEnabled: true } });
  await dead.deliver();
  const resumed = (await dead.deliveries()).filter(({ state }) => state === "DELIVERED").length;
  await receiver.close();
  return [
    {
      id: "R10",
      promise:
        "410 turns an endpoint off at once, as do 5 days of only failures; alternating failures never do; turning it on resumes pending deliveries",
      reached: `410: off on day ${goneAt}; only failures: off on day ${deadAt}; alternating failures: ${sporadicAt === -1 ? "never in 30 days" : `on day ${sporadicAt}`}; ${resumed} of ${waiting} resumed`,
      isKept: goneAt === 0 && deadAt === 5 && sporadicAt === -1 && resumed === waiting,
    },
  ];
};

const FAILED = 200;

/** R11 */
export const measureReplay = async ({ ctx }: WebhookBench): Promise<Row[]> => {
  const receiver = await startWebhookReceiver();
  const scene = await createWebhookScene(ctx, { url: receiver.url });
  await scene.newReturn();
  await scene.relay();
  await scene.deliver();
  const ids = await backlog(ctx, scene, { count: FAILED, endpointId: scene.endpointId, state: "DEAD" });
  const { actor } = scene.tenant;
  const fromAt = new Date(Date.now() - 3_600_000);
  const twice: number[] = [];
  for (let round = 0; round < 2; round += 1) {
    receiver.requests.length = 0;
    await replayDeliveries(ctx, { actor, endpointId: scene.endpointId, what: round === 0 ? "FAILED" : "ALL", fromAt });
    await scene.deliver();
    const sent = new Set(receiver.requests.map(({ headers }) => headers["x-svc-event-id"]));
    twice.push(ids.filter((id) => sent.has(id)).length);
  }
  await receiver.close();
  return [
    {
      id: "R11",
      promise: "A resend sends every selected delivery with the same event IDs, however often",
      reached: `${FAILED} failed deliveries: ${twice[0]} resent with "Failed events", then ${twice[1]} with "Everything"`,
      isKept: twice.every((count) => count === FAILED),
    },
  ];
};

/** R12: rotated in the middle of a storm of retries; both verifiers are openssl. */
export const measureRotation = async ({ ctx }: WebhookBench): Promise<Row[]> => {
  const receiver = await startWebhookReceiver();
  const scene = await createWebhookScene(ctx, { url: receiver.url });
  for (let made = 0; made < 6; made += 1) await scene.newReturn();
  await scene.relay();
  receiver.behave(({ headers }) => ({ kind: "answer", status: headers["x-svc-attempt"] === "4" ? 200 : 500 }));
  await scene.deliver();
  await ctx.db.webhookEndpoint.update({ where: { id: scene.endpointId }, data: { failingSince: null } });
  await scene.makeDue();
  const storm = scene.deliver();
  const { secret } = await rotateSecret(ctx, {
    actor: systemActor(scene.tenant.groupId),
    endpointId: scene.endpointId,
  });
  await storm;
  const rotatedAt = receiver.requests.length;
  for (let round = 0; round < 2; round += 1) {
    await scene.makeDue();
    await scene.deliver();
  }
  const all = receiver.requests;
  const byOld = all.filter((request) => !confirmsStandard(scene.secret, request)).length;
  const after = all.slice(rotatedAt);
  const byNew = after.filter((request) => !confirmsStandard(secret, request) || !confirmsHex(secret, request)).length;
  await receiver.close();
  return [
    {
      id: "R12",
      promise: "For 24 hours after a rotation, a receiver with either secret can verify every delivery",
      reached: `${all.length} attempts around a rotation: ${byOld} failed with the old secret; ${after.length} after it: ${byNew} failed with the new secret`,
      isKept: byOld === 0 && byNew === 0 && after.length > 0,
    },
  ];
};
