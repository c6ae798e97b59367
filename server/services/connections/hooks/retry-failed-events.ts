import { lockConnection } from "@/server/db/connections/connections";
import { reviveHooks } from "@/server/db/connections/hook-events";
import { inTransaction } from "@/server/db/transaction";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../../context";

/**
 * Has a shop's events that were given up processed again, also those of a shop that was disconnected since: what the law
 * asks for must still be done. `eventIds` empty: all of them. Answers how many. @throws Problem NOT_FOUND
 */
export const retryFailedEvents = async (
  ctx: ServiceContext,
  { actor, connectionId, eventIds }: { actor: Actor; connectionId: string; eventIds: readonly string[] },
): Promise<number> => {
  const retried = await inTransaction(ctx, async (tx) => {
    const { id } = await lockConnection(tx, actor, connectionId);
    return reviveHooks(tx, actor, { connectionId: id, ids: eventIds, now: ctx.clock.now() });
  });
  if (retried > 0) ctx.wake("hooks");
  return retried;
};
