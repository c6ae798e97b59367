import { randomUUID } from "node:crypto";
import type { Logger } from "@/server/kernel/logger";
import { fetchConfigs, type ServeHandler } from "./call-function";
import { nextCronMs } from "./cron";
import { createEventIds } from "./event-ids";
import { type EmbeddedFunction, readFunctionConfigs } from "./function-config";
import type { Run } from "./run";
import { createRunPool } from "./run-pool";
import type { Scheduler } from "./scheduler";
import { FUNCTION_FAILED, SCHEDULED_TIMER, type WireError, type WireEvent } from "./wire";

/**
 * A small job engine inside the process that speaks Inngest's wire protocol to the SDK's unmodified `serve()` handler.
 * Unlike the Inngest server, it stores nothing on disk and implements only what our functions use.
 */
export type EmbeddedExecutor = {
  /** Reads the functions and starts crons and sweeps. @throws if a function uses an unsupported feature */
  start(): Promise<void>;
  /** Starts nothing new and waits for running calls. Sleeping runs are dropped; sweeps find their work. */
  stop(): Promise<void>;
  /** Receives events and returns their IDs; an ID seen in the last 24 h starts nothing. */
  receive(events: readonly WireEvent[]): readonly string[];
  /** Resolves when no call is running. Sleeps and retries may still be pending. */
  idle(): Promise<void>;
};

export type ExecutorOptions = {
  readonly handler: ServeHandler;
  readonly signingKey: string;
  readonly scheduler: Scheduler;
  readonly log: Logger;
  /** An event sent at startup and then at each interval, which may be shorter than a cron's minute. */
  readonly sweep?: { readonly event: WireEvent; readonly everyMs: number };
};

/** Maximum clock difference between two machines before an event counts as being in the future. */
const CLOCK_SKEW_MS = 60_000;

export const createEmbeddedExecutor = (options: ExecutorOptions): EmbeddedExecutor => {
  const { handler, signingKey, scheduler, log, sweep } = options;
  const eventIds = createEventIds(scheduler);
  let functions: readonly EmbeddedFunction[] = [];

  const publish = (event: WireEvent): string => {
    // Compared with the system clock, which the SDK used for it, because the injected clock may be virtual.
    if ((event.ts ?? 0) > Date.now() + CLOCK_SKEW_MS) {
      throw new Error(`The embedded job engine does not support events of the future (${event.name}).`);
    }
    const id = event.id ?? randomUUID();
    if (event.id !== undefined && !eventIds.claim(event.id)) return id;
    for (const fn of functions) if (isTriggeredBy(fn, event)) pool.startRun(fn, { ...event, id });
    return id;
  };
  const pool = createRunPool({ ...options, onFailed: (run, failure) => publish(failedEvent(run, failure)) });

  const repeat = (nextMs: (nowMs: number) => number, task: () => void): void =>
    pool.at(nextMs(scheduler.nowMs()), () => {
      repeat(nextMs, task);
      task();
    });
  const startCron = (fn: EmbeddedFunction, cron: string) =>
    repeat(
      (nowMs) => nextCronMs(cron, nowMs),
      () => pool.startRun(fn, { id: randomUUID(), name: SCHEDULED_TIMER, data: { cron } }),
    );
  const startSweep = ({ event, everyMs }: NonNullable<ExecutorOptions["sweep"]>) => {
    repeat(
      (nowMs) => nowMs + everyMs,
      () => publish(event),
    );
    publish(event);
  };

  return {
    start: async () => {
      functions = readFunctionConfigs(await fetchConfigs({ handler, signingKey }));
      for (const fn of functions) for (const cron of fn.crons) startCron(fn, cron);
      if (sweep !== undefined) startSweep(sweep);
      log.info({ functions: functions.map(({ id }) => id) }, "embedded job engine started");
    },
    stop: async () => {
      pool.stop();
      await pool.idle();
    },
    receive: (events) => events.map(publish),
    idle: pool.idle,
  };
};

const isTriggeredBy = (fn: EmbeddedFunction, { name, data }: WireEvent): boolean =>
  fn.events.includes(name) && (fn.failureOf === null || fn.failureOf === data.function_id);

/** Returns the event passed to an onFailure handler. */
const failedEvent = ({ id, fn, event }: Run, error: WireError): WireEvent => ({
  name: FUNCTION_FAILED,
  data: { function_id: fn.id, run_id: id, error, event },
});
