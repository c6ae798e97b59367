import { randomUUID } from "node:crypto";
import type { Logger } from "@/server/kernel/logger";
import { callFunction, type ServeHandler } from "./call-function";
import type { EmbeddedFunction } from "./function-config";
import { advanceRun, createRun, endRun, type Run, type RunEngine } from "./run";
import type { Scheduler } from "./scheduler";
import { createSlots, type Slot } from "./slots";
import { type CallOutcome, isRecord, toWireError, type WireError, type WireEvent } from "./wire";

type PoolOptions = {
  readonly handler: ServeHandler;
  readonly signingKey: string;
  readonly scheduler: Scheduler;
  readonly log: Logger;
  readonly onFailed: (run: Run, failure: WireError) => void;
};

/** Creates the runs of one executor with their timers and concurrency slots. */
export const createRunPool = ({ handler, signingKey, scheduler, log, onFailed }: PoolOptions) => {
  const runs = new Set<Run>();
  const timers = createTimers(scheduler);
  const active = new Set<Promise<void>>();
  const slots = createSlots();

  const engine: RunEngine = {
    nowMs: scheduler.nowMs,
    call: (run, stepId, attempt) =>
      slots.run(slotsOf(run), async (): Promise<CallOutcome> => {
        if (run.isEnded) return { kind: "result" };
        const payload = callPayload(run, attempt);
        return callFunction({ handler, signingKey, functionId: run.fn.id, stepId, payload });
      }),
    spawn: (run, work) => {
      const task = Promise.resolve()
        .then(work)
        .catch((error: unknown) => {
          log.error({ err: error, function: run.fn.id }, "a job run was given up");
          endRun(engine, run, errorToWire(error));
        })
        .finally(() => active.delete(task));
      active.add(task);
    },
    spawnAt: (atMs, run, work) => timers.at(atMs, () => engine.spawn(run, work)),
    ended: (run, failure) => {
      runs.delete(run);
      if (failure !== null) onFailed(run, failure);
    },
  };

  return {
    at: timers.at,
    startRun: (fn: EmbeddedFunction, event: WireEvent) => {
      if (timers.isStopped()) return;
      const run = createRun({ id: randomUUID(), fn, event });
      runs.add(run);
      advanceRun(engine, run);
    },
    stop: () => {
      timers.stop();
      for (const run of runs) endRun(engine, run, null);
    },
    /** Resolves when no call is running. */
    idle: async () => {
      while (active.size > 0) await Promise.all(active);
    },
  };
};

/** Creates timers that can all be stopped at once; after that, no timer can be added. */
const createTimers = (scheduler: Scheduler) => {
  const cancels = new Set<() => void>();
  let isStopped = false;
  return {
    isStopped: () => isStopped,
    at: (atMs: number, task: () => void) => {
      if (isStopped) return;
      const cancel = scheduler.at(atMs, () => {
        cancels.delete(cancel);
        task();
      });
      cancels.add(cancel);
    },
    stop: () => {
      isStopped = true;
      for (const cancel of cancels) cancel();
    },
  };
};

/** Returns the body of one call. `fn_id` is left out, because with it the SDK would report steps to a server's API. */
const callPayload = (run: Run, attempt: number) => ({
  version: 2,
  event: run.event,
  events: [run.event],
  steps: Object.fromEntries(run.steps),
  ctx: {
    run_id: run.id,
    attempt,
    max_attempts: run.fn.maxAttempts,
    disable_immediate_execution: run.isParallel,
    use_api: false,
    stack: { stack: [...run.steps.keys()], current: run.steps.size },
  },
});

const slotsOf = ({ fn, event }: Run): readonly Slot[] =>
  fn.limits.map(({ limit, path }, index) => {
    const value =
      path === null ? null : path.reduce<unknown>((from, key) => (isRecord(from) ? from[key] : null), event);
    return { limit, key: JSON.stringify([fn.id, index, value ?? null]) };
  });

// Properties of an Error are not enumerable, so they are copied by name.
const errorToWire = (error: unknown): WireError =>
  error instanceof Error ? { name: error.name, message: error.message, stack: error.stack } : toWireError(error);
