import { randomBytes } from "node:crypto";
import { setFlagsFromString } from "node:v8";
import { connectDatabase } from "@/server/db/client";
import { systemClock } from "@/server/kernel/clock";
import type { Env } from "@/server/kernel/env";
import { createIds } from "@/server/kernel/ids";
import { createLogger } from "@/server/kernel/logger";
import type { ServiceContext } from "@/server/services/context";

/** An import writes batches one at a time. */
const CONNECTIONS = 2;

/**
 * Creates a minimal context for an import: carriers, labels and email would cost 90 MB of memory before the first row.
 */
export const createImportContext = (env: Env): Pick<ServiceContext, "db" | "clock" | "ids"> => ({
  db: connectDatabase({ url: env.DATABASE_URL, max: CONNECTIONS, log: createLogger("warn") }),
  clock: systemClock,
  ids: createIds({ nowMs: () => systemClock.now().getTime(), randomBytes }),
});

/**
 * Rows are garbage as soon as they are written, but with room to spare V8 would accumulate 200 MB before collecting. V8
 * reads this flag at each collection, so it also works after startup.
 */
export const keepMemorySmall = (): void => setFlagsFromString("--optimize-for-size");
