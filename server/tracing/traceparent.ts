import { isSpanContextValid, type SpanContext, TraceFlags } from "@opentelemetry/api";

const FORMAT = /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-.*)?$/;

/** Reads a `traceparent` (W3C Trace Context); null if there is none that can be read. */
export const readTraceparent = (text: string): SpanContext | null => {
  const [, traceId = "", spanId = "", flags = "00"] = FORMAT.exec(text) ?? [];
  const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED, isRemote: true };
  return isSpanContextValid(context) ? context : null;
};

/** Writes a span as `traceparent`, version 00. */
export const writeTraceparent = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, "0")}`;
