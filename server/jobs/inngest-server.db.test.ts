import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createContext, setContext } from "@/server/context";
import type { ReturnProcess } from "@/server/domain/process/types";
import { readEnv } from "@/server/kernel/env";
import { createTestContext, type TestContext } from "@/test/context";
import { createTestDatabase, type TestDatabase } from "@/test/database";
import { type PlayedCall, playServer, serveRoute, startEventApi } from "@/test/inngest-server";
import { createWebhookScene, type WebhookScene } from "@/test/webhook-scene";
import { startWorker } from "./start-jobs";

/**
 * JOBS_ENGINE=inngest with environment variables only: the test plays the server's side of the protocol, signed, over
 * HTTP, against the product's own route.
 */
const KEY = "signkey-prod-5f0c0ffee5f0c0ffee5f0c0ffee5f0c0ffee5f0c0ffee5f0c0ffee00";
const ROUTE = "/api/inngest";

let database: TestDatabase;
let ctx: TestContext;
let eventApi: Awaited<ReturnType<typeof startEventApi>>;
let product: Awaited<ReturnType<typeof serveRoute>>;
let scene: WebhookScene;
let movedReturn: ReturnProcess;

beforeAll(async () => {
  database = await createTestDatabase();
  ctx = createTestContext({ url: database.url });
  eventApi = await startEventApi();
  vi.stubEnv("DATABASE_URL", database.url);
  vi.stubEnv("HOMEWARD_SECRET", "a test secret that is long enough to be one");
  vi.stubEnv("LOG_LEVEL", "silent");
  vi.stubEnv("JOBS_ENGINE", "inngest");
  vi.stubEnv("INNGEST_BASE_URL", eventApi.origin);
  vi.stubEnv("INNGEST_EVENT_KEY", "event-key-of-the-test");
  vi.stubEnv("INNGEST_SIGNING_KEY", KEY);
  setContext(ctx);
  scene = await createWebhookScene(ctx, { url: "http://127.0.0.1:9009/hooks" });
  movedReturn = await scene.newReturn();
  // The route reads the environment at its first request.
  product = await serveRoute(await import("@/app/api/inngest/route"));
});
afterAll(async () => {
  await product.close();
  await eventApi.close();
  await ctx.close();
  await database.drop();
  vi.unstubAllEnvs();
});
beforeEach(() => void eventApi.sent.splice(0));

const hashOf = (stepId: string): string => createHash("sha1").update(stepId).digest("hex");

const callOf = (
  functionId: string,
  { steps = {}, event: name = "svc/outbox.written" }: { steps?: Record<string, unknown>; event?: string } = {},
): PlayedCall => ({
  key: KEY,
  method: "POST",
  path: `${ROUTE}?fnId=${functionId}&stepId=step`,
  payload: {
    version: 2,
    event: { name, data: {} },
    events: [{ name, data: {} }],
    steps,
    ctx: {
      run_id: "run-of-the-test",
      attempt: 0,
      max_attempts: 1,
      disable_immediate_execution: false,
      use_api: false,
      stack: { stack: Object.keys(steps), current: Object.keys(steps).length },
    },
  },
});

const SYNC: PlayedCall = {
  key: KEY,
  method: "PUT",
  path: ROUTE,
  payload: { url: "https://returns.example/api/inngest" },
  headers: { "x-inngest-sync-kind": "in_band" },
};

test("answers a signed in-band sync with every function and its triggers", async () => {
  const { status, headers, body } = await playServer(product.origin, SYNC);
  expect(status).toBe(200);
  expect(headers.get("x-inngest-sync-kind")).toBe("in_band");
  const functions = body.functions as { id: string; triggers: { event?: string; cron?: string }[] }[];
  const woken = functions.map(({ id, triggers }) => [id, triggers.map(({ event, cron }) => event ?? cron)]);
  const drain = (event: string) => [event, "svc/sweep.due", "* * * * *"];
  expect(Object.fromEntries(woken)).toEqual({
    "svc-relay-outbox": drain("svc/outbox.written"),
    "svc-deliver-webhooks": drain("svc/deliveries.due"),
    "svc-run-activities": drain("svc/activities.due"),
    "svc-run-timers": drain("svc/timers.due"),
    "svc-run-simulations": drain("svc/simulations.due"),
    "svc-run-bulk-jobs": drain("svc/bulk-jobs.due"),
    "svc-run-order-imports": drain("svc/order-imports.due"),
    "svc-run-syncs": drain("svc/syncs.due"),
    "svc-run-hook-events": drain("svc/hooks.due"),
    "svc-keep-ledger": drain("svc/ledger.due"),
    "svc-check-connections": ["3-59/5 * * * *"],
    "svc-send-ship-notices": ["1-59/5 * * * *"],
    "svc-clean-up": ["17 * * * *"],
  });
});

test("does the work on a call and ends the run", async () => {
  const waiting = await ctx.db.outboxEvent.count({ where: { fannedOutAt: null } });
  const before = await scene.deliveries();
  await scene.happen(movedReturn);
  const answer = await playServer(product.origin, callOf("svc-relay-outbox"));
  expect(answer).toMatchObject({ status: 200, body: { done: waiting + 1 } });
  expect(await scene.deliveries()).toHaveLength(before.length + waiting + 1);
});

test("asks to be called again for later work, and ends the run after that sleep", async () => {
  const dueAt = new Date(Date.now() + 60_000);
  const plan = (when: Date) => ctx.db.timer.updateMany({ where: { processId: movedReturn.id }, data: { dueAt: when } });
  await plan(dueAt);
  const asleep = await playServer(product.origin, callOf("svc-run-timers", { event: "svc/timers.due" }));
  expect(asleep).toMatchObject({
    status: 206,
    body: [{ op: "Sleep", id: hashOf("until-due"), name: dueAt.toISOString() }],
  });
  await plan(new Date(dueAt.getTime() + 86_400_000));
  const steps = { [hashOf("until-due")]: { type: "data", data: null } };
  const after = await playServer(product.origin, callOf("svc-run-timers", { event: "svc/timers.due", steps }));
  expect(after).toMatchObject({ status: 200, body: { done: 0 } });
});

test.each<[string, Partial<PlayedCall>]>([
  ["without a signature", { key: null }],
  ["with an empty signature", { key: null, headers: { "x-inngest-signature": "" } }],
  ["with another key's signature", { key: "signkey-prod-00112233" }],
  ["with a signature of ten minutes ago", { ageSeconds: 600 }],
])("refuses a call %s and does nothing", async (_what, change) => {
  const before = await scene.deliveries();
  await scene.happen(movedReturn);
  expect((await playServer(product.origin, { ...callOf("svc-relay-outbox"), ...change })).status).toBe(401);
  expect(await scene.deliveries()).toHaveLength(before.length);
});

test.each<[string, Partial<PlayedCall>]>([
  ["without a signature", { key: null, headers: { "x-inngest-sync-kind": "in_band" } }],
  ["out of band and without a signature", { key: null, headers: {} }],
  ["with another key's signature", { key: "signkey-prod-00112233" }],
])("reveals nothing to a sync %s and forwards it to nobody", async (_what, change) => {
  const { status, body } = await playServer(product.origin, { ...SYNC, ...change });
  expect(status).toBe(401);
  expect(JSON.stringify(body)).not.toContain("relay-outbox");
  expect(eventApi.sent).toEqual([]);
});

test("refuses a worker of ours beside the server, because the server uses the web processes", async () => {
  await expect(startWorker()).rejects.toThrow("With JOBS_ENGINE=inngest the Inngest server has the work done");
});

test("sends a wake-up to the configured server with the configured event key", async () => {
  const real = createContext(readEnv(process.env));
  real.wake("outbox");
  await vi.waitFor(() => expect(eventApi.sent).toHaveLength(1));
  expect(eventApi.sent).toMatchObject([
    { path: "/e/event-key-of-the-test", events: [{ name: "svc/outbox.written", data: {} }] },
  ]);
  await real.db.$disconnect();
});
