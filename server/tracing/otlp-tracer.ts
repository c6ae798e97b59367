import { AsyncLocalStorage } from "node:async_hooks";
import { hostname } from "node:os";
import { ROOT_CONTEXT, type SpanContext, SpanKind, SpanStatusCode, TraceFlags, trace } from "@opentelemetry/api";
import { detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from "@opentelemetry/sdk-trace-base";
import type { OpenSpan, SpanOptions, Tracer } from "@/server/kernel/tracing";
import { describeStatement } from "./describe-statement";
import { readTraceparent, writeTraceparent } from "./traceparent";
import { TASK, withoutIdleJobs } from "./without-idle-jobs";

const KINDS = {
  server: SpanKind.SERVER,
  internal: SpanKind.INTERNAL,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
};

/** A bulk action of thousands of returns is one trace; its statements beyond these are only counted. */
const MOST_STATEMENTS = 1_000;

/** The span of a chain of calls, and the statements of everything below its first span. */
type Current = { context: SpanContext; span: OpenSpan; statements: { count: number } };

export type ProcessKind = "web" | "worker";

/**
 * Creates the tracer of this process from OpenTelemetry's standard variables, and what ends it. It isn't registered
 * globally: libraries (Next.js, Inngest) would add spans of their own then, with raw URLs in their attributes.
 */
export const createOtlpTracer = ({ exporter, kind }: { exporter: SpanExporter; kind: ProcessKind }) => {
  const own = {
    "service.name": "homeward",
    "service.instance.id": `${hostname()}-${process.pid}`,
    "homeward.process": kind,
  };
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes(own).merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [withoutIdleJobs(new BatchSpanProcessor(exporter))],
  });
  const tracer = createTracer(provider.getTracer("homeward"));
  return { tracer, stop: () => provider.shutdown() };
};

const createTracer = (otel: ReturnType<BasicTracerProvider["getTracer"]>): Tracer => {
  const currents = new AsyncLocalStorage<Current>();
  const begin = (options: SpanOptions): OpenSpan => {
    const { name, kind = "internal", attributes = {}, parent, isJob = false, startedMs } = options;
    const around = currents.getStore();
    const cause = isJob ? null : parent === undefined ? (around?.context ?? null) : readTraceparent(parent);
    const isElsewhere = parent !== undefined && around !== undefined;
    const started = otel.startSpan(
      name,
      {
        kind: KINDS[kind],
        attributes: isJob ? { ...attributes, [TASK]: name } : { ...attributes },
        // The run of a job that works on it: it belongs to another trace.
        ...(isElsewhere ? { links: [{ context: around.context }] } : {}),
        ...(startedMs === undefined ? {} : { startTime: startedMs }),
      },
      cause === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, cause),
    );
    const context = started.spanContext();
    const span: OpenSpan = {
      traceId: context.traceId,
      traceparent: writeTraceparent(context),
      set: (more) => void started.setAttributes(more),
      fail: (failure) => {
        started.setAttribute("error.type", failure);
        started.setStatus({ code: SpanStatusCode.ERROR });
      },
      rename: (other) => void started.updateName(other),
      run: (work) => currents.run(current, work),
      end: () => started.end(),
    };
    const isSameTrace = cause !== null && around?.context.traceId === cause.traceId;
    const current: Current = { context, span, statements: isSameTrace ? around.statements : { count: 0 } };
    return span;
  };
  return {
    begin,
    beginStatement: (text) => {
      const around = currents.getStore();
      if (around === undefined || (around.context.traceFlags & TraceFlags.SAMPLED) === 0) return null;
      around.statements.count += 1;
      if (around.statements.count > MOST_STATEMENTS) {
        around.span.set({ "homeward.statements_not_shown": around.statements.count - MOST_STATEMENTS });
        return null;
      }
      return begin({ kind: "client", ...describeStatement(text) });
    },
    current: () => currents.getStore()?.span ?? null,
  };
};
