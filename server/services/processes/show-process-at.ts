import { listHolds, listUnitEvents } from "@/server/db/returns/history";
import { getProcess } from "@/server/db/returns/processes";
import { listTimeline } from "@/server/db/returns/timeline";
import { processAt } from "@/server/domain/process/process-at";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";

/** Returns a process as it was at a given time (RFC 3339; default: now), and its timeline. @throws Problem NOT_FOUND */
export const showProcessAt = async (
  ctx: ServiceContext,
  { actor, processId, at: asked }: { actor: Actor; processId: string; at?: string },
) => {
  const at = (asked === undefined ? ctx.clock.now() : new Date(asked)).toISOString();
  const process = await getProcess(ctx.db, actor, processId);
  const [unitEvents, timeline, holds] = await Promise.all([
    listUnitEvents(ctx.db, actor, processId),
    listTimeline(ctx.db, actor, processId),
    listHolds(ctx.db, actor, processId),
  ]);
  return { process, at, timeline, state: processAt({ unitEvents, processEvents: timeline, holds, at }) };
};
