import { outsideRequest } from "@/server/kernel/process-wide";
import { currentSpan, IDLE_JOB, traced } from "@/server/kernel/tracing";
import { processMetrics } from "@/server/metrics/process-metrics";
import { CRON_JOBS, DRAINS, type Drain } from "./job-list";

/** Runs a job in a trace of its own and counts it, however it ends. */
export const counted = async <T>(task: string, run: () => Promise<T>): Promise<T> => {
  const { jobRuns, jobSeconds } = processMetrics();
  const stop = jobSeconds.startTimer({ task });
  let outcome: Outcome = "failed";
  try {
    const answer = await outsideRequest(() => traced({ name: task, isJob: true }, run));
    outcome = "succeeded";
    return answer;
  } finally {
    stop();
    jobRuns.inc({ task, outcome });
  }
};

const OUTCOMES = ["succeeded", "failed"] as const;
type Outcome = (typeof OUTCOMES)[number];

/** Wraps a drain to count its runs and their work. */
export const countedDrain =
  (task: string, drain: Drain): Drain =>
  async () => {
    const result = await counted(task, async () => {
      const drained = await drain();
      currentSpan()?.set({ "homeward.job.items": drained.done, [IDLE_JOB]: drained.done === 0 });
      return drained;
    });
    processMetrics().jobItems.inc({ task }, result.done);
    return result;
  };

/**
 * Creates the series of every job at startup, because the rate of a series that appears later misses its first count.
 */
export const showJobs = (): void => {
  const { jobRuns, jobItems } = processMetrics();
  for (const { id: task } of [...DRAINS, ...CRON_JOBS])
    for (const outcome of OUTCOMES) jobRuns.inc({ task, outcome }, 0);
  for (const { id: task } of DRAINS) jobItems.inc({ task }, 0);
};
