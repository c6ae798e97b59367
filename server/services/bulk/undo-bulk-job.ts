import { getBulkJob, lockBulkJob } from "@/server/db/jobs/bulk-jobs";
import { insertUndoJob } from "@/server/db/jobs/bulk-undo";
import { inTransaction } from "@/server/db/transaction";
import type { Actor } from "@/server/kernel/actor";
import { sha256Hex } from "@/server/kernel/crypto";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";

/**
 * Starts a job that undoes a bulk action and returns its ID. An action has one such job, however often it is requested.
 * Returns that the action didn't change are left alone.
 * @throws Problem NOT_FOUND, FAILED_PRECONDITION while it runs and when it changed nothing that can be undone
 */
export const undoBulkJob = async (
  ctx: ServiceContext,
  { actor, jobId }: { actor: Actor; jobId: string },
): Promise<string> => {
  const id = `blk_${sha256Hex(`${actor.groupId} undo ${jobId}`).slice(0, 32)}`;
  await inTransaction(ctx, async (tx) => {
    if ((await lockBulkJob(tx, actor, id)) !== null) return;
    const { state, undoable } = await getBulkJob(tx, actor, jobId);
    if (state === "RUNNING") throw new Problem("FAILED_PRECONDITION", "This action is still running. Stop it first.");
    if (undoable === 0) throw new Problem("FAILED_PRECONDITION", "This action made no changes that can be undone.");
    await insertUndoJob(tx, actor, { id, undoesId: jobId, now: ctx.clock.now() });
  });
  ctx.wake("bulkJobs");
  return id;
};
