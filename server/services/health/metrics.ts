import { type PoolFigures, poolFigures } from "@/server/db/client";
import { countPendingDeliveries, type PendingDeliveries, type Queues, readQueues } from "@/server/db/overview/health";
import { holdMetricsLease } from "@/server/db/overview/metrics-lease";
import { type ProcessMetrics, processMetrics } from "@/server/metrics/process-metrics";
import type { ServiceContext } from "../context";

/**
 * Returns this process's counters for Prometheus (text format 0.0.4). Gauges of the whole installation are reported by
 * one process at a time. Without a database the rest is still reported, because that is when it is needed.
 */
export const metrics = async (
  ctx: Pick<ServiceContext, "db" | "log">,
  all: ProcessMetrics = processMetrics(),
): Promise<string> => {
  showPool(all, poolFigures(ctx.db));
  const installation = await readInstallation(ctx, all.reporter).catch((error: unknown) => {
    ctx.log.warn({ error: String(error) }, "the database does not answer: metrics without the installation's");
    return "DOWN" as const;
  });
  all.databaseUp.set(installation === "DOWN" ? 0 : 1);
  showInstallation(all, installation === "DOWN" ? null : installation);
  return all.registry.metrics();
};

type Installation = { queues: Queues; webhooks: PendingDeliveries };

/** Null when another process reports it. */
const readInstallation = async ({ db }: Pick<ServiceContext, "db">, reporter: string): Promise<Installation | null> => {
  if (!(await holdMetricsLease(db, reporter))) return null;
  return { queues: await readQueues(db), webhooks: await countPendingDeliveries(db) };
};

const showPool = (
  { poolConnections, poolMost, poolWaiting }: ProcessMetrics,
  { busy, idle, most, waiting }: PoolFigures,
): void => {
  poolConnections.set({ state: "busy" }, busy);
  poolConnections.set({ state: "idle" }, idle);
  poolMost.set(most);
  poolWaiting.set(waiting);
};

const showInstallation = (
  { queueDepth, queueSeconds, webhooksPending }: ProcessMetrics,
  installation: Installation | null,
): void => {
  // Otherwise values of an earlier scrape would be added to those of the process that reports now.
  for (const gauge of [queueDepth, queueSeconds, webhooksPending]) gauge.reset();
  if (installation === null) return;
  const { queues, webhooks } = installation;
  queueDepth.set({ queue: "outbox" }, queues.waitingEvents);
  queueDepth.set({ queue: "webhooks" }, queues.dueDeliveries);
  queueDepth.set({ queue: "activities" }, queues.dueActivities);
  queueSeconds.set({ queue: "outbox" }, queues.oldestEventSeconds);
  queueSeconds.set({ queue: "webhooks" }, queues.oldestDeliverySeconds);
  queueSeconds.set({ queue: "activities" }, queues.oldestActivitySeconds);
  webhooksPending.set({ state: "waiting" }, webhooks.waiting);
  webhooksPending.set({ state: "held" }, webhooks.held);
};
