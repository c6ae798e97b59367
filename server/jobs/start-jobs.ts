import { serve } from "inngest/edge";
import { getContext } from "@/server/context";
import { holdConnection } from "@/server/db/connections/hold-connection";
import { listenForWork } from "@/server/db/jobs/wake-channel";
import { joinServers } from "@/server/db/jobs/worker-presence";
import { processWide } from "@/server/kernel/process-wide";
import { flushCalls } from "@/server/services/request-log/note-call";
import { startTracing } from "@/server/tracing/start-tracing";
import { createEmbeddedExecutor } from "./embedded/executor";
import { findRunningExecutor, setRunningExecutor } from "./embedded/running-executor";
import { systemScheduler } from "./embedded/scheduler";
import { deriveSigningKey } from "./embedded/signature";
import { sweepDue } from "./engine/events";
import { loadJobs } from "./load-jobs";
import { beginStopping } from "./stopping";

/** Maximum delay of work that was never announced, after a crash or a lost wake-up. */
const SWEEP_EVERY_MS = 5_000;

/**
 * For a web process: starts the embedded executor if JOBS_ENGINE and RUN_JOBS say so. With a real Inngest server or
 * separate workers there is nothing to start. @throws if the environment or a function is invalid
 */
export const startJobs = async (): Promise<void> => {
  const jobs = await loadJobs();
  // No other code can run between this check and the assignment below, so two starts leave one executor.
  beforeShutdown(shutDown);
  await announcePresence(jobs);
  if (jobs.env.JOBS_ENGINE === "embedded" && jobs.env.RUN_JOBS) await startExecutor(jobs);
};

/**
 * For a process without pages: starts only the embedded executor. Returns a function that stops it: nothing new starts,
 * running work may finish, and what takes longer than ten seconds is released.
 */
export const startWorker = async (): Promise<() => Promise<void>> => {
  const jobs = await loadJobs();
  if (jobs.env.JOBS_ENGINE !== "embedded")
    throw new Error("With JOBS_ENGINE=inngest the Inngest server has the work done by the web processes: no worker.");
  processWide("last-steps", () => []).push(await startTracing({ kind: "worker", log: jobs.log }));
  await startExecutor(jobs);
  return async () => {
    beginStopping();
    await shutDown();
  };
};

let stopAnnouncing = async (): Promise<void> => undefined;

/** Tells `secrets rotate` that this process holds the master secret, even if other processes do the work. */
const announcePresence = async ({ env, log }: Awaited<ReturnType<typeof loadJobs>>): Promise<void> => {
  await stopAnnouncing();
  stopAnnouncing = await holdConnection({
    url: env.DATABASE_URL,
    onConnected: joinServers,
    onFailed: (error) => log.debug({ error: String(error) }, "this process could not say that it runs"),
  });
};

let stopListening = async (): Promise<void> => undefined;

const startExecutor = async ({ env, log, client, functions }: Awaited<ReturnType<typeof loadJobs>>): Promise<void> => {
  if (findRunningExecutor() !== null) return;
  const executor = createEmbeddedExecutor({
    handler: serve({ client, functions, enableUnauthedSync: false }),
    signingKey: deriveSigningKey(env.HOMEWARD_SECRET),
    scheduler: systemScheduler,
    log,
    sweep: { event: { name: sweepDue.name, data: {} }, everyMs: SWEEP_EVERY_MS },
  });
  setRunningExecutor(executor);
  // First, because it releases what dead processes held, which must not include this process's work.
  stopListening = await listenForWork({
    url: env.DATABASE_URL,
    log,
    onWork: (names) => executor.receive(names.map((name) => ({ name, data: {} }))),
  });
  await executor.start();
};

/** Starts no new work and waits for running work. Does nothing if no executor runs here. */
const stopJobs = async (): Promise<void> => {
  const executor = findRunningExecutor();
  setRunningExecutor(null);
  await executor?.stop();
  // Last, because other processes treat this one as dead from then on.
  await stopListening();
};

/** Stops work first, then the connections that it needs: PostgreSQL may be stopped afterward. */
const shutDown = async (): Promise<void> => {
  await stopJobs();
  await stopAnnouncing();
  await flushCalls(getContext());
  await getContext().db.$disconnect();
  for (const step of processWide("last-steps", () => [])) await step();
};

declare global {
  interface ProcessWide {
    shutdown: Set<() => Promise<void>>;
    /** What has to run after all work of this process has ended: sending its last spans. */
    "last-steps": (() => Promise<void>)[];
  }
}

/** The start script waits for the functions in this set before it stops the database. */
const beforeShutdown = (stop: () => Promise<void>): void => {
  processWide("shutdown", () => new Set()).add(stop);
};
