import { reviveActivity } from "@/server/db/jobs/activities";
import { addTimelineEntry } from "@/server/db/returns/process-writes";
import { getProcess, lockProcess } from "@/server/db/returns/processes";
import { inTransaction } from "@/server/db/transaction";
import type { Activity, ReturnProcess } from "@/server/domain/process/types";
import type { Actor } from "@/server/kernel/actor";
import { notFound, Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { finalizeChange } from "../finalize-change/finalize-change";
import { recordRevivedUnits } from "../settlement/record-payment-track";

/**
 * Retries a failed activity with a fresh set of attempts and releases its hold (decisions, section 7). A payment whose
 * answer was lost is found by its key; one that was permanently refused has a new key by now.
 * @throws Problem NOT_FOUND, FAILED_PRECONDITION when it isn't on hold
 */
export const retryActivity = async (
  ctx: ServiceContext,
  { actor, processId, activityId }: { actor: Actor; processId: string; activityId: string },
): Promise<ReturnProcess> =>
  inTransaction(ctx, async (tx) => {
    const { activities, groupId } = await lockProcess(tx, actor, processId);
    const activity = activities.find(({ id }) => id === activityId);
    if (activity === undefined) throw notFound("activity");
    const now = ctx.clock.now();
    if (!(await reviveActivity(tx, { id: activityId, groupId, now })))
      throw new Problem("FAILED_PRECONDITION", `${stateWords(activity)} There is nothing to retry.`);
    const entry = { kind: "RETRY", isShopperVisible: false, data: { activity: activity.name } };
    await addTimelineEntry(tx, actor, { processId, entry, now });
    const revived = await getProcess(tx, actor, processId);
    await recordRevivedUnits(tx, actor, { process: revived, now });
    return finalizeChange(ctx, tx, { actor, processId, events: [] });
  });

/** The words for an activity that isn't on hold. */
export const stateWords = ({ state }: Pick<Activity, "state">): string =>
  state === "PENDING" ? "This is in progress right now." : "This is already done.";
