import { getProcess } from "@/server/db/returns/processes";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { completeByHand } from "./resolve-manually";

type TaskPlace = { processId: string; activityId: string };
type Finishing = { actor: Actor; tasks: readonly TaskPlace[]; reference: string };
type Finished = { done: number; failed: (TaskPlace & { returnCode: string; message: string })[] };

/**
 * Marks tasks as done, one after the other. Each is its own transaction, and a refused one doesn't stop the others. A
 * task that someone else has ended in the meantime counts as done.
 * @throws Problem NOT_FOUND before anything is done, when one of the returns isn't the caller's
 */
export const finishTasks = async (ctx: ServiceContext, { actor, tasks, reference }: Finishing): Promise<Finished> => {
  const processes = await Promise.all(tasks.map(({ processId }) => getProcess(ctx.db, actor, processId)));
  const result = { reference, trackingNumber: "", trackingUrl: "", carrier: "", note: "" };
  const failed: Finished["failed"] = [];
  for (const [index, { processId, activityId }] of tasks.entries()) {
    const process = processes[index];
    const activity = process?.activities.find(({ id }) => id === activityId);
    if (activity?.state === "DONE" || activity?.state === "SKIPPED") continue;
    try {
      await completeByHand(ctx, { actor, processId, activityId, result });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      failed.push({ processId, activityId, returnCode: process?.returnCode ?? "", message: error.message });
    }
  }
  return { done: tasks.length - failed.length, failed };
};
