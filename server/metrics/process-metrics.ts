import { randomUUID } from "node:crypto";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { ACTIVITY_NAMES } from "@/contract/vocabulary/activity";
import { ATTEMPT_OUTCOMES } from "@/contract/vocabulary/webhook-event";
import { processWide } from "@/server/kernel/process-wide";

/** Requests take milliseconds, an order file minutes. */
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
/** Attempts time out after 15 seconds. */
const ATTEMPT_SECONDS = [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];
const JOB_SECONDS = [0.005, 0.025, 0.1, 0.5, 2.5, 10, 60, 300];

/** Gauges whose names Prometheus' own check rejects: `_total` is reserved for counters. */
const MISNAMED = ["nodejs_active_resources_total", "nodejs_active_handles_total", "nodejs_active_requests_total"];

/** Done; tried again later; or on hold, or with a person, because it won't work by itself. */
export const ACTIVITY_OUTCOMES = ["done", "retried", "held"] as const;

export type ProcessMetrics = ReturnType<typeof createProcessMetrics>;

declare global {
  interface ProcessWide {
    metrics: ProcessMetrics;
  }
}

/** Returns this process's metrics since it started: one instance per process, whichever bundle asks. */
export const processMetrics = (): ProcessMetrics => processWide("metrics", createProcessMetrics);

/**
 * Creates every metric of the product, by Prometheus' conventions. Labels have a few values known to the code, and
 * never an ID, address or name. Each metric is described in docs/guides/monitoring.md; a test compares the two.
 */
export const createProcessMetrics = () => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  for (const name of MISNAMED) registry.removeSingleMetric(name);
  return {
    registry,
    /** Identifies this process among those that could report the installation's gauges. */
    reporter: randomUUID(),
    ...requestMetrics(registers),
    ...jobMetrics(registers),
    ...activityMetrics(registers),
    ...webhookMetrics(registers),
    ...databaseMetrics(registers),
    ...installationMetrics(registers),
  };
};

type Registers = Registry[];

const requestMetrics = (registers: Registers) => ({
  requests: new Counter({
    name: "http_requests_total",
    help: "HTTP requests that this process has answered, by method, route template and status.",
    labelNames: ["method", "route", "status"],
    registers,
  }),
  requestSeconds: new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from a request's first line to the end of its answer, by method, route template and status.",
    labelNames: ["method", "route", "status"],
    buckets: REQUEST_SECONDS,
    registers,
  }),
  cspReports: new Counter({
    name: "homeward_csp_reports_total",
    help: "Reports of browsers that a page's content security policy blocked something, by directive and kind of source.",
    labelNames: ["directive", "blocked"],
    registers,
  }),
});

const jobMetrics = (registers: Registers) => ({
  jobRuns: new Counter({
    name: "homeward_job_runs_total",
    help: "Runs of background jobs in this process, by task and whether they ended well.",
    labelNames: ["task", "outcome"],
    registers,
  }),
  jobItems: new Counter({
    name: "homeward_job_items_total",
    help: "Items of work that background jobs have done in this process, by task.",
    labelNames: ["task"],
    registers,
  }),
  jobSeconds: new Histogram({
    name: "homeward_job_duration_seconds",
    help: "How long runs of background jobs took, by task.",
    labelNames: ["task"],
    buckets: JOB_SECONDS,
    registers,
  }),
});

const activityMetrics = (registers: Registers) => {
  const attempts = new Counter({
    name: "homeward_activity_attempts_total",
    help: "Refunds, labels, emails and other partner calls that this process has attempted, by activity and outcome.",
    labelNames: ["activity", "outcome"],
    registers,
  });
  for (const name of ACTIVITY_NAMES)
    for (const outcome of ACTIVITY_OUTCOMES) attempts.inc({ activity: name.toLowerCase(), outcome }, 0);
  return {
    activityAttempts: attempts,
    activitySeconds: new Histogram({
      name: "homeward_activity_duration_seconds",
      help: "How long attempts of partner calls took, by activity.",
      labelNames: ["activity"],
      buckets: ATTEMPT_SECONDS,
      registers,
    }),
  };
};

const webhookMetrics = (registers: Registers) => {
  const attempts = new Counter({
    name: "homeward_webhook_attempts_total",
    help: "Webhook deliveries that this process has attempted, by outcome.",
    labelNames: ["outcome"],
    registers,
  });
  // Initialized at 0: a rate over a counter that appears later misses its first increment.
  for (const outcome of ATTEMPT_OUTCOMES) attempts.inc({ outcome: outcome.toLowerCase() }, 0);
  return {
    webhookAttempts: attempts,
    webhookSeconds: new Histogram({
      name: "homeward_webhook_attempt_duration_seconds",
      help: "How long webhook receivers took to answer or to fail.",
      buckets: ATTEMPT_SECONDS,
      registers,
    }),
    webhooksGivenUp: new Counter({
      name: "homeward_webhook_deliveries_given_up_total",
      help: "Webhook deliveries that this process has given up after their last attempt.",
      registers,
    }),
  };
};

const databaseMetrics = (registers: Registers) => ({
  databaseUp: new Gauge({
    name: "homeward_database_up",
    help: "Whether the database answered this scrape: 1 or 0.",
    registers,
  }),
  poolConnections: new Gauge({
    name: "homeward_database_pool_connections",
    help: "Database connections of this process, by state.",
    labelNames: ["state"],
    registers,
  }),
  poolMost: new Gauge({
    name: "homeward_database_pool_max_connections",
    help: "How many database connections this process may open (DATABASE_POOL).",
    registers,
  }),
  poolWaiting: new Gauge({
    name: "homeward_database_pool_waiting_requests",
    help: "Statements and transactions of this process that wait for a database connection.",
    registers,
  }),
});

/**
 * Metrics of the whole installation. Only one process at a time has samples of these, so that a sum over processes is
 * right.
 */
const installationMetrics = (registers: Registers) => ({
  queueDepth: new Gauge({
    name: "homeward_queue_depth",
    help: "Work of the whole installation that could be done now, by queue; reported by one process.",
    labelNames: ["queue"],
    registers,
  }),
  queueSeconds: new Gauge({
    name: "homeward_queue_oldest_age_seconds",
    help: "How long the oldest work of each queue has waited; reported by one process.",
    labelNames: ["queue"],
    registers,
  }),
  webhooksPending: new Gauge({
    name: "homeward_webhook_deliveries_pending",
    help: "Webhook deliveries that are not acknowledged: waiting, or held while their endpoint is off; reported by one process.",
    labelNames: ["state"],
    registers,
  }),
});
