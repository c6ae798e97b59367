import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";
import { keepRunning } from "./keep-running.mjs";
import { startChild } from "./kept-child.mjs";

const script = fileURLToPath(new URL("./kept-child-fixture.mjs", import.meta.url));
const SMALL_HEAP = ["--max-old-space-size=16"];
let kept;

afterEach(() => kept?.stop());

/** Starts real processes that run these steps one after the other, repeating the last one; the clock is fixed. */
async function keep(deeds, { now = () => 0 } = {}) {
  const seen = { children: [], lines: [], pauses: [] };
  const running = withResolvers();
  const start = () => {
    const deed = deeds[Math.min(seen.children.length, deeds.length - 1)];
    seen.children.push(startChild({ script, input: deed, execArgv: SMALL_HEAP, output: "ignore" }));
    return seen.children.at(-1);
  };
  const say = (line) => {
    seen.lines.push(line);
    if (line.includes("is running again")) running.resolve();
  };
  kept = await keepRunning({ name: "The server", start, say, now, pause: async (ms) => seen.pauses.push(ms) });
  return { ...seen, runningAgain: running.promise };
}

function withResolvers() {
  let resolve;
  const promise = new Promise((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

test("restarts a killed process and logs it", async () => {
  const { children, lines, runningAgain } = await keep(["run on"]);
  process.kill(children[0].pid, "SIGKILL");
  await runningAgain;
  expect(lines).toEqual([
    "The server ended unexpectedly (SIGKILL). Restarting in 1 s (1 of 5).",
    `The server is running again (process ${children[1].pid}).`,
  ]);
});

test.each([
  ["fill the memory", "The server ended unexpectedly (SIGABRT, probably out of memory). Restarting in 1 s (1 of 5)."],
  ["throw unseen", "The server ended unexpectedly (exit code 1). Restarting in 1 s (1 of 5)."],
])("restarts a process that ends on its own: %s", async (deed, line) => {
  const { lines, runningAgain } = await keep([deed, "run on"]);
  await runningAgain;
  expect(lines[0]).toBe(line);
});

test("delays the restart of a process that fails repeatedly a little longer each time, then stops restarting it", async () => {
  const { children, pauses } = await keep(["throw unseen", "fail at once"]);
  expect(await kept.gaveUp).toBe(
    "The server ended unexpectedly (exit code 1): Port 3000 is taken. It failed 6 times in a row.",
  );
  expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000]);
  expect(children).toHaveLength(6);
});

test("resets the count after a minute of work", async () => {
  let minutes = 0;
  const { pauses, runningAgain } = await keep(["throw unseen", "throw unseen", "throw unseen", "run on"], {
    now: () => 60_000 * minutes++,
  });
  await runningAgain;
  expect(new Set(pauses)).toEqual(new Set([1_000]));
});

test("does not retry a process that fails the first time", async () => {
  kept = undefined;
  await expect(keep(["fail at once"])).rejects.toThrow(/^Port 3000 is taken\.$/);
});

test("stops a process when asked and doesn't restart it", async () => {
  const { children, lines } = await keep(["run on"]);
  await kept.stop();
  expect(await children[0].ended).toMatchObject({ code: 0, signal: null });
  expect([children.length, lines]).toEqual([1, []]);
});

test("ends a process when its keeper was killed", async () => {
  const keeper = spawn(process.execPath, [script, "keep another"], { stdio: ["ignore", "pipe", "inherit"] });
  await once(keeper.stdout, "data");
  keeper.kill("SIGKILL");
  // The child writes to the same pipe, which closes when both have ended.
  await once(keeper, "close");
  expect(keeper.signalCode).toBe("SIGKILL");
});
