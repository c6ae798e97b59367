import { endPayoutWait, listDueWaits, postponeWait } from "@/server/db/money/payout-waits";
import { holdProcess } from "@/server/db/returns/processes";
import { inTransaction } from "@/server/db/transaction";
import { systemActor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";
import type { Drained } from "../drained";
import { finalizeChange } from "../finalize-change/finalize-change";

const BATCH = 20;
/** The delay before a failed one is retried. */
const AGAIN_SECONDS = 60;

type Due = Awaited<ReturnType<typeof listDueWaits>>[number];

/**
 * Ends waits whose time is over: workers then start what follows from the decision, and it can no longer be undone. A
 * wait and the resulting change of the return end in one transaction, so another run takes over after a crash. Safe to
 * call at any time, by several workers at once.
 */
export const endDueWaits = async (ctx: ServiceContext, { signal }: { signal?: AbortSignal } = {}): Promise<Drained> => {
  let done = 0;
  while (!signal?.aborted) {
    const due = await listDueWaits(ctx.db, BATCH);
    for (const wait of due) await endOne(ctx, wait);
    done += due.length;
    if (due.length < BATCH) break;
  }
  return { done, nextDueAt: null };
};

const endOne = async (ctx: ServiceContext, { id, processId, groupId }: Due): Promise<void> => {
  const actor = systemActor(groupId);
  try {
    await inTransaction(ctx, async (tx) => {
      await holdProcess(tx, actor, processId);
      if (!(await endPayoutWait(tx, actor, { id, ending: "TIME", by: "", now: ctx.clock.now() }))) return;
      await finalizeChange(ctx, tx, { actor, processId, events: [] });
    });
  } catch (error) {
    ctx.log.warn({ process_id: processId, error: String(error) }, "a payout that waited could not be let go");
    await postponeWait(ctx.db, { id, seconds: AGAIN_SECONDS });
  }
};
