import * as contract from "@/contract/dashboard/connection-events";
import { getConnection } from "@/server/db/connections/connections";
import { listFailedHooks } from "@/server/db/connections/hook-events";
import type { Given } from "@/server/kernel/wire-names";
import { retryFailedEvents as retry } from "@/server/services/connections/hooks/retry-failed-events";
import { implement } from "../implement";

const MOST = 50;

export const listFailedEvents = implement(contract.listFailedEvents, async ({ ctx, actor, input }) => {
  const { id: connectionId } = await getConnection(ctx.db, actor, input.connectionId);
  const rows = await listFailedHooks(ctx.db, actor, { connectionId, limit: MOST });
  return {
    events: rows.map(({ id, topic, name, subject, lastError, attempts, receivedAt }) => ({
      ...{ eventId: id, topic: topic as FailedEvent["topic"], name, subject, error: lastError, attempts },
      receivedAt,
    })),
  };
});

type FailedEvent = Given<typeof contract.FailedEventDto>;

export const retryFailedEvents = implement(contract.retryFailedEvents, async ({ ctx, actor, input }) => ({
  retried: await retry(ctx, { actor, ...input }),
}));
