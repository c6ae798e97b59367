import type { ReadableSpan, SpanProcessor } from "@opentelemetry/sdk-trace-base";
import { IDLE_JOB } from "@/server/kernel/tracing";

/** Marks the root span of a job's run. */
export const TASK = "homeward.job.task";

/** Spans kept of one run until it ends; a longer one is not idle. */
const MOST_KEPT = 200;

/**
 * Passes spans on, except those of jobs that found nothing to do: sweeps look for lost work every few seconds, and
 * would be nearly all that a trace store receives. The spans of a run wait until it ends.
 */
export const withoutIdleJobs = (next: SpanProcessor): SpanProcessor => {
  const kept = new Map<string, ReadableSpan[]>();
  const release = (traceId: string): void => {
    const spans = kept.get(traceId) ?? [];
    kept.delete(traceId);
    for (const span of spans) next.onEnd(span);
  };
  return {
    onStart: (span, context) => {
      if (span.attributes[TASK] !== undefined) kept.set(span.spanContext().traceId, []);
      next.onStart(span, context);
    },
    onEnd: (span) => {
      const { traceId } = span.spanContext();
      const waiting = kept.get(traceId);
      if (waiting === undefined) next.onEnd(span);
      else if (span.attributes[IDLE_JOB] === true) kept.delete(traceId);
      else {
        waiting.push(span);
        if (span.attributes[TASK] !== undefined || waiting.length >= MOST_KEPT) release(traceId);
      }
    },
    forceFlush: () => next.forceFlush(),
    shutdown: () => next.shutdown(),
  };
};
