import { processShelf } from "./process-wide";

/**
 * Tracing as every layer sees it. Without a tracer, which only `server/tracing` sets, work runs as if this file weren't
 * there. Attributes hold names and IDs from the code: never a value that a person typed, an address, or a secret.
 */
/** Attribute of a job's span that found nothing to do. */
export const IDLE_JOB = "homeward.job.idle";

export type Attributes = Readonly<Record<string, string | number | boolean>>;

export type SpanOptions = {
  readonly name: string;
  readonly kind?: "server" | "internal" | "client" | "producer" | "consumer";
  readonly attributes?: Attributes;
  /** The `traceparent` of the span that caused this one; absent: the current span. An unreadable one starts a trace. */
  readonly parent?: string;
  /** A run of a job: a trace of its own, kept only if it isn't idle. */
  readonly isJob?: boolean;
  /** Milliseconds since 1970; absent: now. */
  readonly startedMs?: number;
};

export type Span = {
  readonly traceId: string;
  /** W3C Trace Context, for what this span causes. */
  readonly traceparent: string;
  set: (attributes: Attributes) => void;
  /** Marks it as failed, with a word for the kind of failure. */
  fail: (kind: string) => void;
};

/** A span that its caller ends. */
export type OpenSpan = Span & { rename: (name: string) => void; run: <T>(work: () => T) => T; end: () => void };

export type Tracer = {
  begin: (options: SpanOptions) => OpenSpan;
  /** The span of a statement within the current span; null outside of one, and after too many. */
  beginStatement: (text: string) => OpenSpan | null;
  current: () => Span | null;
};

declare global {
  interface ProcessWide {
    /** Absent while tracing is off. */
    tracer: Tracer;
  }
}

const tracer = (): Tracer | undefined => processShelf().get("tracer");

/** Runs work in a span, and marks the span as failed if the work fails. Without a tracer, only runs the work. */
export const traced = async <T>(options: SpanOptions, work: () => Promise<T>): Promise<T> => {
  const span = tracer()?.begin(options);
  if (span === undefined) return work();
  try {
    return await span.run(work);
  } catch (error) {
    if (isRefusal(error)) span.set({ "error.type": kindOf(error) });
    else span.fail(kindOf(error));
    throw error;
  } finally {
    span.end();
  }
};

const FIRST_SERVER_ERROR = 500;

/** The caller is at fault (a Problem below 500), which is no failure of the work. */
const isRefusal = (error: unknown): boolean => {
  const status = typeof error === "object" && error !== null ? Reflect.get(error, "status") : undefined;
  return typeof status === "number" && status < FIRST_SERVER_ERROR;
};

/** Returns the current span, to add attributes; null if nothing is traced. */
export const currentSpan = (): Span | null => tracer()?.current() ?? null;

/** Returns the `traceparent` of the current span, to store with what it causes; "" if nothing is traced. */
export const currentTraceparent = (): string => currentSpan()?.traceparent ?? "";

/** Returns a word for a failure. Never its message, which may quote what a person typed. */
export const kindOf = (error: unknown): string => {
  if (typeof error !== "object" || error === null) return typeof error;
  for (const word of [Reflect.get(error, "reason"), Reflect.get(error, "code"), Reflect.get(error, "name")])
    if (typeof word === "string" && /^\w{1,40}$/.test(word)) return word;
  return "Error";
};
