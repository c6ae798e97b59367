import { serve } from "inngest/edge";
import { getContext } from "@/server/context";
import { createEmbeddedExecutor } from "./embedded/executor";
import { findRunningExecutor, setRunningExecutor } from "./embedded/running-executor";
import { systemScheduler } from "./embedded/scheduler";
import { deriveSigningKey } from "./embedded/signature";
import { sweepDue } from "./events";
import { loadJobs } from "./load-jobs";

/** How long work may lie that was never announced: after a crash, or when a wake-up was lost. */
const SWEEP_EVERY_MS = 5_000;

/**
 * Starts the embedded executor, once per process, when JOBS_ENGINE says so; with a real Inngest server there is
 * nothing to start. Throws when the environment or a function is not usable.
 */
export const startJobs = async (): Promise<void> => {
  const { env, log, client, functions } = await loadJobs();
  // Between this question and the answer below nothing else can run: two starts leave one executor.
  beforeShutdown(shutDown);
  if (env.JOBS_ENGINE !== "embedded" || findRunningExecutor() !== null) return;
  const executor = createEmbeddedExecutor({
    handler: serve({ client, functions, enableUnauthedSync: false }),
    signingKey: deriveSigningKey(env.HOMEWARD_SECRET),
    scheduler: systemScheduler,
    log,
    sweep: { event: { name: sweepDue.name, data: {} }, everyMs: SWEEP_EVERY_MS },
  });
  setRunningExecutor(executor);
  await executor.start();
};

/** Starts no new work and waits for what is running. Does nothing when no executor runs here. */
export const stopJobs = async (): Promise<void> => {
  const executor = findRunningExecutor();
  setRunningExecutor(null);
  await executor?.stop();
};

/** Work first, then the connections that it needs: PostgreSQL may be stopped when this is done. */
const shutDown = async (): Promise<void> => {
  await stopJobs();
  await getContext().db.$disconnect();
};

/** The start script waits for what is in this set before it stops the database. */
const beforeShutdown = (stop: () => Promise<void>): void => {
  const key = Symbol.for("homeward.shutdown");
  const shared = globalThis as unknown as Record<symbol, Set<() => Promise<void>> | undefined>;
  shared[key] ??= new Set();
  shared[key].add(stop);
};
