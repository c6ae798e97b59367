import type { Logger } from "@/server/kernel/logger";
import { processShelf } from "@/server/kernel/process-wide";
import type { ProcessKind } from "./otlp-tracer";

type Variables = Readonly<Record<string, string | undefined>>;

/** How long a terminating process waits for its last spans to be received. */
const LAST_SPANS_MS = 2_000;

/** Whether OpenTelemetry's standard variables turn tracing on: an endpoint is set, and nothing turns it off. */
const isOn = (source: Variables): boolean =>
  Boolean(source.OTEL_EXPORTER_OTLP_ENDPOINT || source.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) &&
  source.OTEL_SDK_DISABLED?.toLowerCase() !== "true" &&
  source.OTEL_TRACES_EXPORTER !== "none";

/**
 * Starts to export traces if the environment says so; otherwise nothing is loaded. Returns what stops it. A protocol
 * that isn't supported is logged and leaves tracing off, because it must not keep the product from starting.
 */
export const startTracing = async ({
  kind,
  log,
}: {
  kind: ProcessKind;
  log: Pick<Logger, "warn">;
}): Promise<() => Promise<void>> => {
  const source: Variables = process.env;
  const nothing = async (): Promise<void> => undefined;
  if (!isOn(source) || processShelf().get("tracer") !== undefined) return nothing;
  const exporter = await openExporter(source.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL ?? source.OTEL_EXPORTER_OTLP_PROTOCOL);
  if (exporter === null) {
    log.warn({}, "traces are not exported: OTEL_EXPORTER_OTLP_PROTOCOL must be http/protobuf or http/json");
    return nothing;
  }
  const { createOtlpTracer } = await import("./otlp-tracer");
  const { tracer, stop } = createOtlpTracer({ exporter, kind });
  processShelf().set("tracer", tracer);
  return async () => {
    processShelf().delete("tracer");
    const late = new Promise<void>((resolve) => setTimeout(resolve, LAST_SPANS_MS).unref());
    await Promise.race([stop().catch(() => undefined), late]);
  };
};

/** The default of the specification is protobuf. The exporters read endpoint, headers and timeouts themselves. */
const openExporter = async (protocol = "http/protobuf") => {
  if (protocol === "http/json") {
    const { OTLPTraceExporter } = await import("@opentelemetry/exporter-trace-otlp-http");
    return new OTLPTraceExporter();
  }
  if (protocol !== "http/protobuf") return null;
  const { OTLPTraceExporter } = await import("@opentelemetry/exporter-trace-otlp-proto");
  return new OTLPTraceExporter();
};
