import { claimChecks } from "@/server/db/connections/connection-checks";
import { findConnection } from "@/server/db/connections/connections";
import type { ServiceContext } from "@/server/services/context";
import { checkConnection } from "./check-connection";
import { sendConnectionNotices } from "./send-connection-notices";

/** The number of providers asked at once. */
const BATCH = 10;

/**
 * Checks the providers of due connections, once an hour or every ten minutes while one needs attention, then notifies
 * people of those that stopped working or recovered. One failed check doesn't block the others.
 */
export const checkConnections = async (
  ctx: ServiceContext,
  { signal }: { signal?: AbortSignal } = {},
): Promise<void> => {
  while (!signal?.aborted) {
    const ids = await claimChecks(ctx.db, { now: ctx.clock.now(), limit: BATCH });
    if (ids.length === 0) break;
    await Promise.all(ids.map((id) => checkOne(ctx, id)));
  }
  await sendConnectionNotices(ctx);
};

const checkOne = async (ctx: ServiceContext, id: string): Promise<void> => {
  try {
    const row = await findConnection(ctx.db, id);
    if (row !== null && row.state !== "DISCONNECTED" && ctx.providers.all.has(row.provider))
      await checkConnection(ctx, row);
  } catch (error) {
    ctx.log.warn({ err: error, connection_id: id }, "a connection could not be checked");
  }
};
