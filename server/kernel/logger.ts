import pino from "pino";

export type Logger = Pick<pino.Logger, "debug" | "info" | "warn" | "error" | "child">;

/** Creates a logger that writes one JSON line per event to standard output. Log nothing that identifies a shopper. */
export const createLogger = (level: string): Logger =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
