import { countProblems, listProblems } from "@/server/db/overview/problems";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { retryActivity } from "./retry-activity";

/** As many as can be answered within one call. */
const PART = 20;

/**
 * Retries a batch of activities that failed for one cause and went on hold before the given moment, oldest first. Each
 * runs on its own, so that a locked one doesn't block the others. `left` is the number for the next call.
 */
export const retryProblems = async (
  ctx: ServiceContext,
  { actor, cause, heldBefore }: { actor: Actor; cause: string; heldBefore: Date },
): Promise<{ retried: number; left: number }> => {
  const choice = { cause, activity: "ONLY", heldBefore: heldBefore.toISOString() } as const;
  let retried = 0;
  for (const { id, processId } of await listProblems(ctx.db, actor, { ...choice, after: null, limit: PART })) {
    try {
      await retryActivity(ctx, { actor, processId, activityId: id });
      retried += 1;
    } catch (error) {
      // Somebody else has just retried it, or ended the return.
      if (!(error instanceof Problem)) throw error;
    }
  }
  // Nothing moved: a caller that loops until nothing is left must terminate.
  return { retried, left: retried === 0 ? 0 : (await countProblems(ctx.db, actor, choice)).problems };
};
