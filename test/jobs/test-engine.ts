import type { InngestFunction } from "inngest";
import { serve } from "inngest/edge";
import type { Logger } from "@/server/kernel/logger";
import {
  createEmbeddedExecutor,
  type EmbeddedExecutor,
  type ExecutorOptions,
} from "../../server/jobs/embedded/executor";
import { deriveSigningKey } from "../../server/jobs/embedded/signature";
import { createJobsClient, type JobsClient } from "../../server/jobs/engine/client";
import { createVirtualScheduler } from "./virtual-scheduler";

const HOUR_MS = 3_600_000;
const SECRET = "a secret of the tests, long enough to be one";

/** A logger that stores its messages. */
export const createRecordingLogger = () => {
  const lines: { level: string; text: string }[] = [];
  const keep = (level: string) => (fields: unknown, message?: unknown) => {
    lines.push({ level, text: [message, fields].map(asText).join(" ") });
  };
  const log = { debug: keep("debug"), info: keep("info"), warn: keep("warn"), error: keep("error") };
  return { lines, log: { ...log, child: () => log } as unknown as Logger };
};

/** The embedded executor in virtual time, with the real SDK and its real `serve()` handler. */
export const startTestEngine = async (
  createFunctions: (client: JobsClient) => readonly InngestFunction.Any[],
  { startMs = Date.UTC(2026, 0, 15, 12), ...options }: { startMs?: number; sweep?: ExecutorOptions["sweep"] } = {},
) => {
  const scheduler = createVirtualScheduler({ startMs });
  const { lines, log } = createRecordingLogger();
  let executor: EmbeddedExecutor | null = null;
  const client = createJobsClient({ engine: "embedded", secret: SECRET, log, findExecutor: () => executor });
  const handler = serve({ client, functions: createFunctions(client), enableUnauthedSync: false });
  executor = createEmbeddedExecutor({ handler, signingKey: deriveSigningKey(SECRET), scheduler, log, ...options });
  await executor.start();
  const running = executor;
  return {
    client,
    handler,
    executor: running,
    lines,
    /** Seconds since the start, in virtual time. */
    elapsedS: () => (scheduler.nowMs() - startMs) / 1_000,
    /** Runs everything that happens within `forMs` of virtual time. */
    settle: async (forMs = HOUR_MS) => {
      const untilMs = scheduler.nowMs() + forMs;
      await running.idle();
      while (scheduler.runNext(untilMs)) await running.idle();
    },
  };
};

const asText = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value, errorsAsText));

const errorsAsText = (_key: string, value: unknown): unknown => (value instanceof Error ? value.message : value);
