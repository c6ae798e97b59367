import { type Command, UsageError } from "@/server/cli/command";
import { untilStopped } from "@/server/cli/setup/until-stopped";

const HELP = `Usage: npm run svc -- worker

Runs the background jobs (webhooks, refunds, emails, timers, imports) in a process without pages, next to web processes
on the same database. You can run several; they share the work. Web processes that start with RUN_JOBS=false leave all
of it to workers. Needs the DATABASE_URL, DATA_DIR, FILES_ settings and
HOMEWARD_SECRET of the web processes. With METRICS_PORT it serves /metrics on that port, as web processes do.

Ctrl-C or SIGTERM ends it within ten seconds: running jobs can finish, the rest is left to other workers.
docs/guides/deployment.md explains when to use it.`;

/** `worker`: runs only the embedded job engine. */
export const command: Command = {
  summary: "Run the background jobs in a separate process",
  help: HELP,
  run: async ({ words, say }) => {
    if (words.length > 0) throw new UsageError("`worker` takes no arguments.");
    // Before anything that takes time, so that a stop request in the meantime isn't missed.
    const stopped = untilStopped();
    await checkDatabase();
    await checkFiles();
    const stopMetrics = await openMetrics();
    const { startWorker } = await import("@/server/jobs/start-jobs");
    const stop = await startWorker();
    say("The worker is ready. Ctrl-C stops it.");
    await stopped;
    say("Stopping (running jobs can finish) …");
    await stop();
    stopMetrics();
    return { text: "Stopped. Unfinished jobs are continued by the next worker.", data: { is_stopped: true } };
  },
};

const openMetrics = async (): Promise<() => void> => {
  const { getContext } = await import("@/server/context");
  const { METRICS_PORT } = getContext().env;
  if (METRICS_PORT === undefined) return () => undefined;
  const { serveMetrics } = await import("@/server/cli/setup/serve-metrics");
  return serveMetrics(METRICS_PORT);
};

const checkFiles = async (): Promise<void> => {
  const { getContext } = await import("@/server/context");
  const { requireFilePlaces } = await import("@/server/integrations/file-store/check-file-places");
  await requireFilePlaces(getContext().env);
};

const checkDatabase = async (): Promise<void> => {
  const { getContext } = await import("@/server/context");
  const { readiness } = await import("@/server/services/health/readiness");
  const { checks, isReady } = await readiness(getContext());
  if (checks.database === "down") throw new Error("The database is not responding; check DATABASE_URL.");
  const { migrationStatus, refuseOtherEdition } = await import("@/server/db/migrations/migrate");
  const status = await migrationStatus({ url: getContext().env.DATABASE_URL });
  refuseOtherEdition(status);
  if (!isReady || status.pending.length + status.failed.length > 0)
    throw new Error("The tables are not up to date; run `npm run svc -- migrate up`, or start Homeward.");
};
