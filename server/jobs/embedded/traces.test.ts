import { type FailureEventArgs, NonRetriableError, RetryAfterError } from "inngest";
import { expect, test } from "vitest";
import { startTestEngine } from "@/test/jobs/test-engine";

/**
 * What the same functions did on the real Inngest server when something failed. Each test is one recorded trace that
 * the executor must reproduce.
 */

type Entry = readonly unknown[];

const EVENT = { name: "test/go", data: { text: "hello" } };
const TRIGGER = [{ event: "test/go" }];

test("attempts a step that always throws three times with two retries, then calls onFailure", async () => {
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

test("repeats a body that throws after a step without repeating the step", async () => {
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

test("lets a function catch an exhausted step as a StepError and run later steps", async () => {
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

test.each(["step", "body"])("attempts a NonRetriableError in the %s once and calls onFailure", async (place) => {
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

test("uses a RetryAfterError for the time of the next attempt", async () => {
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
