import { lockConnection } from "@/server/db/connections/connections";
import { reviveHooks } from "@/server/db/connections/hook-events";
import { inTransaction } from "@/server/db/transaction";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../../context";

/**
 * Reprocesses a shop's failed events, even if the shop has been disconnected since: legal requests must still be
 * carried out. An empty `eventIds` means all. Returns the number of events. @throws Problem NOT_FOUND
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
