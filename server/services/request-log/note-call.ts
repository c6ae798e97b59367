import { setImmediate } from "node:timers/promises";
import { insertApiCalls } from "@/server/db/people/api-calls";
import { maskCall } from "@/server/domain/request-log/mask-call";
import type { HeardCall, LoggedCall } from "@/server/domain/request-log/types";
import { processWide } from "@/server/kernel/process-wide";
import type { ServiceContext } from "../context";
import { type CallLog, createCallLog } from "./call-log";

type Ctx = Pick<ServiceContext, "db" | "log" | "env">;

/** How long a call is only in memory; a killed process loses this much. */
const WRITE_AFTER_MS = 1_000;
/** Masking takes a tenth of a millisecond; requests are answered in between. */
const HIDDEN_AT_ONCE = 10;

declare global {
  interface ProcessWide {
    "request-log": WeakMap<object, CallLog>;
  }
}
/** One per database. */
const logs = () => processWide("request-log", () => new WeakMap());

/**
 * Records a call of the public API for the request log (decisions, page 29). It is written a second later, with others.
 */
export const noteCall = (ctx: Ctx, call: HeardCall): void => {
  if (ctx.env.REQUEST_LOG_DAYS > 0) logOf(ctx).note(call);
};

/** Writes what this process has recorded: at shutdown, and in tests. */
export const flushCalls = async ({ db, log }: Pick<Ctx, "db" | "log">): Promise<void> => {
  await logs()
    .get(db)
    ?.flush()
    .catch((error: unknown) => log.warn({ err: error }, "calls of the API were not written to the request log"));
};

const logOf = (ctx: Ctx): CallLog => {
  const known = logs().get(ctx.db);
  if (known !== undefined) return known;
  let isPlanned = false;
  const made = createCallLog({
    nowMs: () => performance.now(),
    schedule: () => {
      if (isPlanned) return;
      isPlanned = true;
      setTimeout(() => {
        isPlanned = false;
        void flushCalls(ctx);
      }, WRITE_AFTER_MS).unref();
    },
    write: async ({ calls, gaps }) => {
      await insertApiCalls(ctx.db, { calls: await hide(calls), gaps });
    },
  });
  logs().set(ctx.db, made);
  return made;
};

const hide = async (calls: readonly HeardCall[]): Promise<LoggedCall[]> => {
  const hidden: LoggedCall[] = [];
  for (const call of calls) {
    hidden.push(maskCall(call));
    if (hidden.length % HIDDEN_AT_ONCE === 0) await setImmediate();
  }
  return hidden;
};
