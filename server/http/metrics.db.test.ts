import { afterAll, beforeAll, expect, test } from "vitest";
import { GET } from "@/app/metrics/route";
import { GET as getReady } from "@/app/readyz/route";
import { setContext } from "@/server/context";
import { connectDatabase } from "@/server/db/client";
import { createProcessMetrics } from "@/server/metrics/process-metrics";
import { metrics } from "@/server/services/health/metrics";
import { openTestContext, type TestContext } from "@/test/context";
import { startWebhookReceiver } from "@/test/webhook-receiver";
import { createWebhookScene } from "@/test/webhook-scene";

let ctx: TestContext;
beforeAll(async () => {
  ctx = await openTestContext();
  setContext(ctx);
});
afterAll(() => ctx.close());

const scrape = async (headers: Record<string, string>) => {
  const response = await GET(new Request("http://localhost/metrics", { headers }));
  return { status: response.status, text: await response.text() };
};
const HERE = { "x-svc-peer": "127.0.0.1", "x-svc-direct": "true" };

test("reports queue depths, ages and outcomes, the same as readiness; a disabled endpoint raises no alarm", async () => {
  const receiver = await startWebhookReceiver();
  const scene = await createWebhookScene(ctx, { url: receiver.url });
  const process = await scene.newReturn();
  expect((await scrape(HERE)).text).toContain('homeward_queue_depth{queue="outbox"} 1\n');
  await scene.relay();
  expect(await (await getReady()).json()).toMatchObject({
    status: "ok",
    checks: { database: "ok", waiting_events: 0, due_deliveries: 1 },
  });
  const before = sampleOf((await scrape(HERE)).text, 'homeward_webhook_attempts_total{outcome="acknowledged"}');
  await scene.deliver();
  await scene.happen(process);
  await scene.relay();
  await ctx.db.webhookEndpoint.update({ where: { id: scene.endpointId }, data: { isEnabled: false } });
  await ctx.db.webhookDelivery.updateMany({ where: { state: "PENDING" }, data: { dueAt: new Date(0) } });
  const { text } = await scrape(HERE);
  for (const sample of [
    'homeward_queue_depth{queue="webhooks"} 0',
    'homeward_queue_oldest_age_seconds{queue="webhooks"} 0',
    'homeward_webhook_deliveries_pending{state="held"} 1',
    `homeward_webhook_attempts_total{outcome="acknowledged"} ${before + 1}`,
    "homeward_database_up 1",
    "homeward_database_pool_waiting_requests 0",
  ])
    expect(text).toContain(`${sample}\n`);
  expect(await (await getReady()).json()).toMatchObject({ checks: { oldest_waiting_seconds: 0, due_deliveries: 0 } });
  await receiver.close();
});

/** Returns the value of one sample. */
const sampleOf = (text: string, name: string): number =>
  Number(
    text
      .split("\n")
      .find((line) => line.startsWith(`${name} `))
      ?.split(" ")
      .at(-1),
  );

test("lets one of several processes report the installation, and another once that one is no longer asked", async () => {
  const [first, second] = [createProcessMetrics(), createProcessMetrics()];
  const reports = async () =>
    (await Promise.all([first, second].map((one) => metrics(ctx, one)))).map((text) =>
      text.includes('\nhomeward_queue_depth{queue="outbox"}'),
    );
  await ctx.db.metricsLease.deleteMany({});
  await metrics(ctx, first);
  expect(await reports()).toEqual([true, false]);
  expect(await reports()).toEqual([true, false]);
  await ctx.db.metricsLease.updateMany({ data: { leaseUntil: new Date(0) } });
  await metrics(ctx, second);
  expect(await reports()).toEqual([false, true]);
  await ctx.db.metricsLease.deleteMany({});
});

test("reports the process's own counters without a database", async () => {
  const db = connectDatabase({ url: "postgres://nobody@127.0.0.1:1/none", max: 2, log: ctx.log });
  const text = await metrics({ db, log: ctx.log });
  await db.$disconnect();
  expect(sampleOf(text, "homeward_database_up")).toBe(0);
  expect(sampleOf(text, "homeward_database_pool_max_connections")).toBe(2);
  expect(text).not.toContain("homeward_queue_depth{");
});

test("serves only this machine without a token, and anyone who has the token with one", async () => {
  expect((await scrape(HERE)).status).toBe(200);
  expect((await scrape({ ...HERE, "x-svc-peer": "::ffff:127.0.0.1" })).status).toBe(200);
  const strangers: Record<string, string>[] = [
    {},
    { ...HERE, "x-svc-peer": "192.0.2.7" },
    { ...HERE, "x-svc-peer": "192.0.2.7", "x-forwarded-for": "127.0.0.1" },
    { ...HERE, "x-svc-direct": "false" },
    { "x-svc-peer": "127.0.0.1" },
  ];
  for (const stranger of strangers) {
    const { status, text } = await scrape({ ...stranger, authorization: "Bearer a token that is long enough" });
    expect([status, JSON.parse(text).reason]).toEqual([403, "PERMISSION_DENIED"]);
  }
  setContext({ ...ctx, env: { ...ctx.env, METRICS_TOKEN: "a token that is long enough" } });
  expect((await scrape(HERE)).status).toBe(401);
  expect((await scrape({ ...HERE, authorization: "Bearer a token that is long" })).status).toBe(401);
  expect((await scrape({ authorization: "Bearer a token that is long enough" })).status).toBe(200);
});
