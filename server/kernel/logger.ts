import pino from "pino";

export type Logger = Pick<pino.Logger, "debug" | "info" | "warn" | "error" | "child">;

/** One JSON line per event on standard output. Nothing that identifies a shopper may be put into it. */
export const createLogger = (level: string): Logger =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
