import { isVisible, visibleText } from "@/contract/vocabulary/visible-text";
import { releaseHold as release } from "@/server/db/returns/holds";
import { addTimelineEntry } from "@/server/db/returns/process-writes";
import { lockProcess } from "@/server/db/returns/processes";
import { inTransaction } from "@/server/db/transaction";
import type { ReturnProcess } from "@/server/domain/process/types";
import type { Actor } from "@/server/kernel/actor";
import { notFound, Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { finalizeChange } from "../finalize-change/finalize-change";

/**
 * Releases one hold that a person or a risk rule has set; the return continues if it was the last (decisions, section
 * 7).
 * @throws Problem NOT_FOUND, FAILED_PRECONDITION for the hold of a failed activity
 */
export const releaseHold = async (
  ctx: ServiceContext,
  { actor, processId, holdId, note }: { actor: Actor; processId: string; holdId: string; note: string },
): Promise<ReturnProcess> =>
  inTransaction(ctx, async (tx) => {
    const { holds } = await lockProcess(tx, actor, processId);
    const hold = holds.find(({ id }) => id === holdId);
    if (hold === undefined) throw notFound("open hold");
    if (hold.scope === "ACTIVITY")
      throw new Problem(
        "FAILED_PRECONDITION",
        "This return is on hold because an activity failed. Retry the activity, or mark it as resolved manually.",
      );
    const now = ctx.clock.now();
    await release(tx, actor, { processId, holdId, now });
    const data = { holdIds: [holdId], ...(isVisible(note) ? { note: visibleText(note) } : {}) };
    await addTimelineEntry(tx, actor, { processId, entry: { kind: "RESUMED", isShopperVisible: false, data }, now });
    return finalizeChange(ctx, tx, { actor, processId, events: [] });
  });
