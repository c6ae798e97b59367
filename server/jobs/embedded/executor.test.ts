import { type FailureEventArgs, type InngestFunction, openai, RetryAfterError, referenceFunction } from "inngest";
import { expect, test } from "vitest";
import { startTestEngine } from "@/test/jobs/test-engine";
import type { JobsClient } from "../engine/client";

const EVENT = { name: "test/go", data: {} };
const TRIGGER = [{ event: "test/go" }];

type Options = Parameters<JobsClient["createFunction"]>[0];

test.each<[string, Omit<Options, "id">]>([
  ["batchEvents", { triggers: TRIGGER, batchEvents: { maxSize: 10, timeout: "5s" } }],
  ["debounce", { triggers: TRIGGER, debounce: { period: "10s" } }],
  ["rateLimit", { triggers: TRIGGER, rateLimit: { limit: 1, period: "1m" } }],
  ["priority", { triggers: TRIGGER, priority: { run: "event.data.urgency" } }],
  ["idempotency", { triggers: TRIGGER, idempotency: "event.data.id" }],
  ["timeouts", { triggers: TRIGGER, timeouts: { finish: "1h" } }],
  ["a cron with jitter", { triggers: [{ cron: "0 * * * *", jitter: "30s" } as { cron: string }] }],
  ["the concurrency key", { triggers: TRIGGER, concurrency: { limit: 1, key: "size(event.data.lines)" } }],
  ["the concurrency key", { triggers: TRIGGER, concurrency: { limit: 1, key: '"all"' } }],
  ["throttle", { triggers: TRIGGER, throttle: { limit: 1, period: "1m" } }],
  ["cancel", { triggers: TRIGGER, cancelOn: [{ event: "test/stop" }] }],
  ["a trigger with `if`", { triggers: [{ event: "test/go", if: "event.data.amount > 3" }] }],
  ["an event with a wildcard", { triggers: [{ event: "test/*" }] }],
  ["singleton", { triggers: TRIGGER, singleton: { mode: "skip" } }],
  ["the concurrency key", { triggers: TRIGGER, concurrency: { limit: 1, key: "event.data.a + event.data.b" } }],
  ["concurrency scope env", { triggers: TRIGGER, concurrency: { limit: 1, scope: "env", key: "event.data.a" } }],
])("fails at startup with a clear error on %s", async (what, options) => {
  const start = startTestEngine((client) => [client.createFunction({ id: "odd", ...options }, () => null)]);
  await expect(start).rejects.toThrow(`does not support ${what}`);
});

type Body = Parameters<JobsClient["createFunction"]>[1];

test.each<[string, Body]>([
  ["WaitForEvent", ({ step }) => step.waitForEvent("wait", { event: "test/other", timeout: "1m" })],
  ["InvokeFunction", ({ step }) => step.invoke("call", { function: referenceFunction({ functionId: "other" }) })],
  ["AIGateway", ({ step }) => step.ai.infer("think", { model: openai({ model: "any" }), body: { messages: [] } })],
  ["Gateway", ({ step }) => step.fetch("http://127.0.0.1:9/")],
  ["WaitForSignal", ({ step }) => step.waitForSignal("wait", { signal: "other", timeout: "1m" })],
])("ends a run that uses %s with a clear error", async (op, body) => {
  const failures: string[] = [];
  const engine = await startTestEngine((client) => [
    client.createFunction(
      { id: "odd", triggers: TRIGGER, onFailure: ({ error }: FailureEventArgs) => void failures.push(error.message) },
      body,
    ),
  ]);
  await engine.client.send(EVENT);
  await engine.settle();
  expect(failures).toEqual([`The embedded job engine does not support ${op}; use JOBS_ENGINE=inngest for it.`]);
  expect(engine.lines.filter(({ level }) => level === "error")).toHaveLength(1);
});

test("refuses an event in the future, because nothing would store it until then", async () => {
  const engine = await startTestEngine(() => []);
  const ts = Date.now() + 3_600_000;
  expect(() => engine.executor.receive([{ ...EVENT, ts }])).toThrow("does not support events of the future");
});

test("fires a cron at its local time before and after a daylight saving change", async () => {
  const fired: string[] = [];
  const engine = await startTestEngine(
    (client) => [
      client.createFunction({ id: "daily", triggers: [{ cron: "TZ=Europe/Berlin 30 6 * * *" }] }, () => {
        fired.push(new Date(startMs + engine.elapsedS() * 1_000).toISOString());
      }),
    ],
    { startMs: Date.UTC(2026, 2, 28) },
  );
  const startMs = Date.UTC(2026, 2, 28);
  await engine.settle(2 * 24 * 3_600_000);
  expect(fired).toEqual(["2026-03-28T05:30:00.000Z", "2026-03-29T04:30:00.000Z"]);
});

test("sweeps at startup and at each interval", async () => {
  const swept: number[] = [];
  const engine = await startTestEngine(
    (client) => [
      client.createFunction(
        { id: "sweep", triggers: [{ event: "test/sweep" }] },
        () => void swept.push(engine.elapsedS()),
      ),
    ],
    { sweep: { event: { name: "test/sweep", data: {} }, everyMs: 5_000 } },
  );
  await engine.settle(16_000);
  expect(swept).toEqual([0, 5, 10, 15]);
});

test("waits for the running call on stop, and starts nothing after it", async () => {
  const trace: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let begun = () => {};
  const hasBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const engine = await startTestEngine((client) => [
    client.createFunction({ id: "slow", triggers: TRIGGER }, async ({ step }) => {
      await step.run("first", async () => {
        begun();
        await released;
        trace.push("first is done");
      });
      await step.run("second", () => void trace.push("second"));
    }),
  ]);
  await engine.client.send(EVENT);
  await hasBegun;
  const stopped = engine.executor.stop().then(() => trace.push("stopped"));
  await engine.client.send(EVENT);
  release();
  await stopped;
  await engine.settle();
  expect(trace).toEqual(["first is done", "stopped"]);
});

test("starts another run for a known event ID after 24 hours", async () => {
  const started: number[] = [];
  const engine = await startTestEngine((client) => [
    client.createFunction({ id: "once", triggers: TRIGGER }, () => void started.push(engine.elapsedS())),
    client.createFunction({ id: "hourly", triggers: [{ cron: "0 * * * *" }] }, () => null),
  ]);
  await engine.client.send({ ...EVENT, id: "same" });
  await engine.settle(23 * 3_600_000);
  await engine.client.send({ ...EVENT, id: "same" });
  await engine.settle(3_600_000);
  await engine.client.send({ ...EVENT, id: "same" });
  await engine.settle(0);
  expect(started).toEqual([0, 24 * 3_600]);
});

test("starts the function for an event that a step sends", async () => {
  const seen: unknown[] = [];
  const functions = (client: JobsClient): InngestFunction.Any[] => [
    client.createFunction({ id: "sender", triggers: TRIGGER }, async ({ step }) => {
      await step.sendEvent("tell", { name: "test/told", data: { by: "sender" } });
    }),
    client.createFunction(
      { id: "hearer", triggers: [{ event: "test/told" }] },
      ({ event }) => void seen.push(event.data),
    ),
  ];
  const engine = await startTestEngine(functions);
  await engine.client.send(EVENT);
  await engine.settle();
  expect(seen).toEqual([{ by: "sender" }]);
});

test.each([
  ["the past", -60, 1],
  ["a week from now", 7 * 24 * 3_600, 24 * 3_600],
])("limits a RetryAfterError with a date in %s", async (_when, afterS, expectedS) => {
  const startMs = Date.UTC(2026, 0, 15, 12);
  const attempts: number[] = [];
  const engine = await startTestEngine(
    (client) => [
      client.createFunction({ id: "clip", retries: 1, triggers: TRIGGER }, () => {
        attempts.push(engine.elapsedS());
        throw new RetryAfterError("later", new Date(startMs + afterS * 1_000));
      }),
    ],
    { startMs },
  );
  await engine.client.send(EVENT);
  await engine.settle(48 * 3_600_000);
  expect(attempts).toEqual([0, expectedS]);
});
