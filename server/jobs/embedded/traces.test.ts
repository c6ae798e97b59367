import { type FailureEventArgs, NonRetriableError, RetryAfterError } from "inngest";
import { expect, test } from "vitest";
import { startTestEngine } from "../testing/test-engine";

/**
 * What the same functions did on the real Inngest server. Each test is one trace; the executor must do the same.
 */

type Entry = readonly unknown[];

const EVENT = { name: "test/go", data: { text: "hello" } };
const TRIGGER = [{ event: "test/go" }];

test("a step that always throws is tried three times with two retries and then reaches onFailure", async () => {
  const trace: Entry[] = [];
  const engine = await startTestEngine((client) => [
    client.createFunction(
      {
        id: "always",
        retries: 2,
        triggers: TRIGGER,
        onFailure: ({ error, event }: FailureEventArgs) => {
          trace.push(["failed", error.name, error.message, event.data.event.name]);
        },
      },
      async ({ step, attempt, maxAttempts }) => {
        await step.run("boom", () => {
          trace.push(["attempt", attempt, maxAttempts]);
          throw new TypeError("broken");
        });
      },
    ),
  ]);
  await engine.client.send(EVENT);
  await engine.settle();
  expect(trace).toEqual([
    ["attempt", 0, 3],
    ["attempt", 1, 3],
    ["attempt", 2, 3],
    ["failed", "TypeError", "broken", "test/go"],
  ]);
  expect(engine.elapsedS()).toBe(10 + 30);
});

test("a body that throws after a step repeats without repeating the step", async () => {
  const trace: Entry[] = [];
  const engine = await startTestEngine((client) => [
    client.createFunction(
      {
        id: "body",
        retries: 2,
        triggers: TRIGGER,
        onFailure: ({ error }: FailureEventArgs) => void trace.push(["failed", error.message]),
      },
      async ({ step, attempt }) => {
        await step.run("ok", () => void trace.push(["step"]));
        trace.push(["body", attempt]);
        throw new Error("body");
      },
    ),
  ]);
  await engine.client.send(EVENT);
  await engine.settle();
  expect(trace).toEqual([["step"], ["body", 0], ["body", 1], ["body", 2], ["failed", "body"]]);
});

test("an exhausted step can be caught as a StepError and later steps run", async () => {
  const trace: Entry[] = [];
  const engine = await startTestEngine((client) => [
    client.createFunction({ id: "caught", retries: 1, triggers: TRIGGER }, async ({ step, attempt }) => {
      try {
        await step.run("boom", () => {
          trace.push(["attempt", attempt]);
          throw new RangeError("too far");
        });
      } catch (error) {
        const { name, message, stepId } = error as Error & { stepId: string };
        await step.run("after", () => void trace.push(["after", name, message, stepId]));
      }
    }),
  ]);
  await engine.client.send(EVENT);
  await engine.settle();
  expect(trace).toEqual([
    ["attempt", 0],
    ["attempt", 1],
    ["after", "RangeError", "too far", "boom"],
  ]);
});

test.each(["step", "body"])("a NonRetriableError in the %s is tried once and reaches onFailure", async (place) => {
  const trace: Entry[] = [];
  const engine = await startTestEngine((client) => [
    client.createFunction(
      {
        id: "never",
        retries: 5,
        triggers: TRIGGER,
        onFailure: ({ error }: FailureEventArgs) => void trace.push(["failed", error.message]),
      },
      async ({ step, attempt }) => {
        const refuse = () => {
          trace.push(["attempt", attempt]);
          throw new NonRetriableError("no use");
        };
        if (place === "body") refuse();
        await step.run("refuse", refuse);
      },
    ),
  ]);
  await engine.client.send(EVENT);
  await engine.settle();
  expect(trace).toEqual([
    ["attempt", 0],
    ["failed", "no use"],
  ]);
});

test("a RetryAfterError sets the time of the next attempt", async () => {
  const trace: Entry[] = [];
  const engine = await startTestEngine((client) => [
    client.createFunction({ id: "later", retries: 3, triggers: TRIGGER }, async ({ step, attempt }) => {
      await step.run("busy", () => {
        trace.push(["attempt", attempt, engine.elapsedS()]);
        if (attempt === 0) throw new RetryAfterError("busy", "2s");
      });
      await step.run("next", () => void trace.push(["next"]));
    }),
  ]);
  await engine.client.send(EVENT);
  await engine.settle();
  expect(trace).toEqual([["attempt", 0, 0], ["attempt", 1, 2], ["next"]]);
});

test("parallel steps, one throwing and one sleeping, settle to their own results", async () => {
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

test("three parallel chains finish in the order of their sleeps and the join sees all", async () => {
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

test("the same step id in a loop gives one result per round", async () => {
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

test("a sleep until a time in the past goes on at once", async () => {
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

test("with concurrency 1 and a key, four events of the same key never overlap while other keys do", async () => {
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
          for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
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

test("the same event id twice starts one run with the data of the first", async () => {
  const trace: unknown[] = [];
  const engine = await startTestEngine((client) => [
    client.createFunction({ id: "once", triggers: TRIGGER }, ({ event }) => void trace.push(event.data.text)),
  ]);
  await engine.client.send({ ...EVENT, id: "same" });
  await engine.client.send({ ...EVENT, id: "same", data: { text: "again" } });
  await engine.settle();
  expect(trace).toEqual(["hello"]);
});

test("step results are JSON: a Date becomes a string, undefined becomes null", async () => {
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
