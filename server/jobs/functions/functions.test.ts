import { expect, test } from "vitest";
import { processMetrics } from "@/server/metrics/process-metrics";
import { startTestEngine } from "@/test/jobs/test-engine";
import { sweepDue } from "../engine/events";
import { createFunctions } from "./create-functions";
import type { DrainResult, JobServices } from "./job-list";

const START_MS = Date.UTC(2026, 0, 15, 12);
const NOTHING: DrainResult = { done: 0, nextDueAt: null };

/** All functions over services that record their drains; `relayOutbox` is the one under test. */
const startFunctions = async (relayOutbox: (atS: number) => Promise<DrainResult>) => {
  const drains: [string, number][] = [];
  const noted = (name: string, drain: (atS: number) => Promise<DrainResult> = async () => NOTHING) => {
    return async () => {
      drains.push([name, engine.elapsedS()]);
      return drain(engine.elapsedS());
    };
  };
  const services: JobServices = {
    relayOutbox: noted("relay", relayOutbox),
    attemptDueDeliveries: noted("deliver"),
    lookForDeliveries: () => undefined,
    runDueActivities: noted("activities"),
    runDueTimers: noted("timers"),
    runSimulations: noted("simulations"),
    runOrderImports: noted("imports"),
    runBulkJobs: noted("bulk"),
    runSyncs: noted("syncs"),
    runHookEvents: noted("hooks"),
    keepLedger: noted("ledger"),
    checkConnections: async () => undefined,
    sendShipNotices: async () => undefined,
    cleanUp: async () => void drains.push(["clean-up", engine.elapsedS()]),
  };
  const clock = { now: () => new Date(START_MS + engine.elapsedS() * 1_000) };
  const engine = await startTestEngine((client) => createFunctions({ client, clock, services }), { startMs: START_MS });
  const timesOf = (name: string) => drains.filter(([drained]) => drained === name).map(([, atS]) => atS);
  return { engine, drains, timesOf };
};

const dueAt = (atS: number) => new Date(START_MS + atS * 1_000).toISOString();

test("drains each function on its own event, and all on a sweep and every minute", async () => {
  const { engine, drains } = await startFunctions(async () => NOTHING);
  await engine.client.send({ name: "svc/activities.due", data: {} });
  await engine.settle(1_000);
  expect(drains).toEqual([["activities", 0]]);
  await engine.client.send({ name: sweepDue.name, data: {} });
  await engine.settle(1_000);
  expect(
    drains
      .splice(0)
      .map(([name]) => name)
      .sort(),
  ).toEqual([
    "activities",
    "activities",
    "bulk",
    "deliver",
    "hooks",
    "imports",
    "ledger",
    "relay",
    "simulations",
    "syncs",
    "timers",
  ]);
  await engine.settle(60_000);
  expect(drains.map(([name]) => name).sort()).toEqual([
    "activities",
    "bulk",
    "deliver",
    "hooks",
    "imports",
    "ledger",
    "relay",
    "simulations",
    "syncs",
    "timers",
  ]);
});

// Eighteen minutes of every function's crons are many calls.
test("deletes expired rows once an hour", { timeout: 20_000 }, async () => {
  const { engine, timesOf } = await startFunctions(async () => NOTHING);
  await engine.settle(18 * 60_000);
  expect(timesOf("clean-up")).toEqual([17 * 60]);
});

test("wakes up when known later work becomes due", async () => {
  const { engine, timesOf } = await startFunctions(async (atS) =>
    atS < 20 ? { done: 1, nextDueAt: dueAt(20) } : { done: 1, nextDueAt: null },
  );
  await engine.client.send({ name: "svc/outbox.written", data: {} });
  await engine.settle(50_000);
  expect(timesOf("relay")).toEqual([0, 20]);
});

test("plans one wake-up for many drains that know of the same later work", async () => {
  const { engine, timesOf } = await startFunctions(async (atS) =>
    atS < 20 ? { done: 1, nextDueAt: dueAt(20) } : NOTHING,
  );
  for (let count = 0; count < 5; count += 1) {
    await engine.client.send({ name: "svc/outbox.written", data: {} });
    await engine.settle(1_000);
  }
  await engine.settle(40_000);
  expect(timesOf("relay").filter((atS) => atS === 20)).toHaveLength(1);
});

test("checks due work held by another process once a second instead of in a hot loop", async () => {
  const { engine, timesOf } = await startFunctions(async (atS) =>
    atS < 3 ? { done: 0, nextDueAt: dueAt(0) } : NOTHING,
  );
  await engine.client.send({ name: "svc/outbox.written", data: {} });
  await engine.settle(30_000);
  expect(timesOf("relay")).toEqual([0, 1, 2, 3]);
});

test("plans nothing for work due next week", async () => {
  const { engine, timesOf } = await startFunctions(async () => ({ done: 1, nextDueAt: dueAt(7 * 86_400) }));
  await engine.client.send({ name: "svc/outbox.written", data: {} });
  await engine.settle(59_000);
  expect(timesOf("relay")).toEqual([0]);
});

test("logs a failed drain once, and drains again at the next sweep", async () => {
  let fails = true;
  const { engine, timesOf } = await startFunctions(async () => {
    if (fails) throw new Error("the database is away");
    return NOTHING;
  });
  await engine.client.send({ name: "svc/outbox.written", data: {} });
  await engine.settle(1_000);
  expect(engine.lines.filter(({ level }) => level === "error")).toHaveLength(1);
  fails = false;
  await engine.client.send({ name: sweepDue.name, data: {} });
  await engine.settle(1_000);
  expect(timesOf("relay")).toHaveLength(2);
});

test("counts runs by task and outcome, and the work they did", async () => {
  const read = async () => {
    const { jobRuns, jobItems } = processMetrics();
    const [runs, items] = await Promise.all([jobRuns.get(), jobItems.get()]);
    const sampleOf = (counter: typeof runs, labels: object) =>
      counter.values.find((one) =>
        Object.entries(labels).every(([name, value]) => Reflect.get(one.labels, name) === value),
      )?.value ?? 0;
    const task = "relay-outbox";
    return {
      succeeded: sampleOf(runs, { task, outcome: "succeeded" }),
      failed: sampleOf(runs, { task, outcome: "failed" }),
      items: sampleOf(items, { task }),
    };
  };
  const before = await read();
  let isBroken = false;
  const { engine } = await startFunctions(async () => {
    if (isBroken) throw new Error("The database is away.");
    return { done: 3, nextDueAt: null };
  });
  for (isBroken of [false, true]) {
    await engine.client.send({ name: "svc/outbox.written", data: {} });
    await engine.settle(1_000);
  }
  expect(await read()).toEqual({
    succeeded: before.succeeded + 1,
    failed: before.failed + 1,
    items: before.items + 3,
  });
});
