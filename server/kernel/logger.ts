import pino from "pino";
import { processShelf } from "./process-wide";
import { currentSpan } from "./tracing";

export type Logger = Pick<pino.Logger, "debug" | "info" | "warn" | "error" | "child">;

/**
 * Creates a logger that writes one JSON line per event to standard output, with the IDs of the current request and
 * trace. Log nothing that identifies a shopper.
 */
export const createLogger = (level: string, destination?: pino.DestinationStream): Logger =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, mixin: currentIds }, destination);

const currentIds = (): Record<string, string> => {
  const requestId = processShelf().get("observed-request")?.getStore()?.requestId;
  const traceId = currentSpan()?.traceId;
  return {
    ...(requestId ? { request_id: requestId } : {}),
    ...(traceId === undefined ? {} : { trace_id: traceId }),
  };
};
