import { expect, test } from "vitest";
import { startTestEngine } from "@/test/jobs/test-engine";

/** What the same functions did on the real Inngest server, in order and with data; see traces.test.ts. */

const EVENT = { name: "test/go", data: { text: "hello" } };
const TRIGGER = [{ event: "test/go" }];

const turn = () => new Promise((resolve) => setImmediate(resolve));

test("settles parallel steps to their own results, one of them throwing and one sleeping", async () => {
  const trace: unknown[] = [];
  const attempts: number[] = [];
  const engine = await startTestEngine((client) => [
    client.createFunction({ id: "settled", retries: 1, triggers: TRIGGER }, async ({ step, attempt }) => {
      const results = await Promise.allSettled([
        step.run("one", () => 1),
        step.run("two", () => {
          attempts.push(attempt);
          throw new Error("two");
        }),
        step.sleep("nap", "2s"),
        step.run("three", () => 3),
      ]);
      await step.run("join", () => {
        trace.push(...results.map((result) => (result.status === "fulfilled" ? result.value : result.reason.message)));
      });
    }),
  ]);
  await engine.client.send(EVENT);
  await engine.settle();
  expect(trace).toEqual([1, "two", null, 3]);
  expect(attempts).toEqual([0, 1]);
});

test("finishes three parallel chains in the order of their sleeps, and the join sees all of them", async () => {
  const trace: unknown[] = [];
  const engine = await startTestEngine((client) => [
    client.createFunction({ id: "chains", retries: 0, triggers: TRIGGER }, async ({ step }) => {
      const chain = async (name: string, sleepMs: number) => {
        const first = await step.run(`${name}-first`, () => name);
        await step.sleep(`${name}-sleep`, sleepMs);
        return step.run(`${name}-last`, () => {
          trace.push(first);
          return first.toUpperCase();
        });
      };
      const all = await Promise.all([chain("a", 2_000), chain("b", 0), chain("c", 1_000)]);
      await step.run("join", () => void trace.push(all));
    }),
  ]);
  await engine.client.send(EVENT);
  await engine.settle();
  expect(trace).toEqual(["b", "c", "a", ["A", "B", "C"]]);
});

test("returns one result per iteration for the same step ID in a loop", async () => {
  const trace: unknown[] = [];
  const engine = await startTestEngine((client) => [
    client.createFunction({ id: "loop", triggers: TRIGGER }, async ({ step }) => {
      let sum = 0;
      for (let round = 0; round < 5; round += 1) sum += await step.run("add", () => round);
      trace.push(sum);
    }),
  ]);
  await engine.client.send(EVENT);
  await engine.settle();
  expect(trace).toEqual([0 + 1 + 2 + 3 + 4]);
});

test("continues at once after a sleep until a time in the past", async () => {
  const trace: unknown[] = [];
  const engine = await startTestEngine((client) => [
    client.createFunction({ id: "past", triggers: TRIGGER }, async ({ step }) => {
      await step.sleepUntil("past", new Date(0));
      trace.push(engine.elapsedS());
    }),
  ]);
  await engine.client.send(EVENT);
  await engine.settle();
  expect(trace).toEqual([0]);
});

test("never overlaps four events of one key with concurrency 1, while other keys run", async () => {
  let running = 0;
  const most: Record<string, number> = {};
  const perKey: Record<string, number> = {};
  const engine = await startTestEngine((client) => [
    client.createFunction(
      { id: "keyed", triggers: TRIGGER, concurrency: { limit: 1, key: "event.data.group" } },
      async ({ event, step }) => {
        const { group } = event.data;
        await step.run("work", async () => {
          running += 1;
          perKey[group] = (perKey[group] ?? 0) + 1;
          most.all = Math.max(most.all ?? 0, running);
          most[group] = Math.max(most[group] ?? 0, perKey[group]);
          // The first waits for one of the other key, however long that takes.
          while (most.all === 1) await turn();
          for (let count = 0; count < 20; count += 1) await turn();
          perKey[group] -= 1;
          running -= 1;
        });
      },
    ),
  ]);
  await engine.client.send(["x", "x", "y", "x", "x", "y"].map((group) => ({ name: "test/go", data: { group } })));
  await engine.settle();
  expect(most).toEqual({ all: 2, x: 1, y: 1 });
});

test("starts one run for a repeated event ID, with the data of the first", async () => {
  const trace: unknown[] = [];
  const engine = await startTestEngine((client) => [
    client.createFunction({ id: "once", triggers: TRIGGER }, ({ event }) => void trace.push(event.data.text)),
  ]);
  await engine.client.send({ ...EVENT, id: "same" });
  await engine.client.send({ ...EVENT, id: "same", data: { text: "again" } });
  await engine.settle();
  expect(trace).toEqual(["hello"]);
});

test("converts step results to JSON: a Date becomes a string, undefined becomes null", async () => {
  const trace: unknown[] = [];
  const engine = await startTestEngine((client) => [
    client.createFunction({ id: "json", triggers: TRIGGER }, async ({ step }) => {
      const date = await step.run("date", () => new Date(0));
      const nothing = await step.run("nothing", () => undefined);
      await step.run("look", () => void trace.push(date, nothing));
    }),
  ]);
  await engine.client.send(EVENT);
  await engine.settle();
  expect(trace).toEqual(["1970-01-01T00:00:00.000Z", null]);
});
