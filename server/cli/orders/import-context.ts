import { randomBytes } from "node:crypto";
import { setFlagsFromString } from "node:v8";
import { connectDatabase } from "@/server/db/client";
import { systemClock } from "@/server/kernel/clock";
import type { Env } from "@/server/kernel/env";
import { createIds } from "@/server/kernel/ids";
import { createLogger } from "@/server/kernel/logger";
import type { ServiceContext } from "@/server/services/context";

/** An import writes one batch after the other. */
const CONNECTIONS = 2;

/** What an import needs and no more: carriers, labels and mail would cost 90 MB of memory before the first row. */
export const createImportContext = (env: Env): Pick<ServiceContext, "db" | "clock" | "ids"> => ({
  db: connectDatabase({ url: env.DATABASE_URL, max: CONNECTIONS, log: createLogger("warn") }),
  clock: systemClock,
  ids: createIds({ nowMs: () => systemClock.now().getTime(), randomBytes }),
});

/**
 * Rows are garbage as soon as they are written; with room to spare V8 would let 200 MB of them pile up before it
 * sweeps. Read by V8 at each collection, so that it also works after the start.
 */
export const keepMemorySmall = (): void => setFlagsFromString("--optimize-for-size");
