import { countProblems, listProblems } from "@/server/db/overview/problems";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { retryActivity } from "./retry-activity";

/** As many as answer while somebody waits for the call. */
const PART = 20;

/**
 * Tries again a part of what failed for one cause and was held before the given moment, the longest waiting first; each
 * on its own, so that one that somebody else is at keeps none of the others. `left` is what the next call may try.
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
  // Nothing moved: whoever calls until nothing is left must come to an end.
  return { retried, left: retried === 0 ? 0 : (await countProblems(ctx.db, actor, choice)).problems };
};
