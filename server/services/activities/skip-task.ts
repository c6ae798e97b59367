import { SKIPPABLE_TASKS } from "@/contract/vocabulary/task";
import { stopActivity } from "@/server/db/jobs/activities";
import { addTimelineEntry } from "@/server/db/returns/process-writes";
import { getProcess, lockProcess } from "@/server/db/returns/processes";
import { inTransaction } from "@/server/db/transaction";
import type { ReturnProcess } from "@/server/domain/process/types";
import type { Actor } from "@/server/kernel/actor";
import { notFound, Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { finalizeAfterHold } from "../exchanges/record-paid-advance";
import { finalizeChange } from "../finalize-change/finalize-change";

/**
 * Skips a task that needs no action; who skipped it and why stays in the timeline.
 * @throws Problem NOT_FOUND, FAILED_PRECONDITION for a task that has ended, and for work that can't be skipped
 */
export const skipTask = async (
  ctx: ServiceContext,
  { actor, processId, activityId, reason }: { actor: Actor; processId: string; activityId: string; reason: string },
): Promise<ReturnProcess> =>
  inTransaction(ctx, async (tx) => {
    const process = await lockProcess(tx, actor, processId);
    const task = process.activities.find(({ id }) => id === activityId);
    if (task === undefined) throw notFound("task");
    if (task.name === "CREATE_EXCHANGE_ORDER")
      throw new Problem(
        "FAILED_PRECONDITION",
        "The shopper was promised the new item. Mark it as ordered, or correct the inspection.",
      );
    const now = ctx.clock.now();
    const { groupId } = process;
    const isTask = task.state === "WAITING" && SKIPPABLE_TASKS.some((kind) => kind === task.name);
    if (!isTask || !(await stopActivity(tx, { id: activityId, groupId, attempts: task.attempts, now })))
      throw new Problem("FAILED_PRECONDITION", "This task is already done or no longer needed.");
    const entry = { kind: "TASK_SKIPPED", isShopperVisible: false, data: { activity: task.name, note: reason } };
    await addTimelineEntry(tx, actor, { processId, entry, now });
    if (task.name !== "CAPTURE_HOLD") return finalizeChange(ctx, tx, { actor, processId, events: [] });
    await finalizeAfterHold(ctx, tx, { actor, processId });
    return getProcess(tx, actor, processId);
  });
