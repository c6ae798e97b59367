import { finishFile, listUnfinishedFiles } from "@/server/db/returns/unfinished-files";
import type { ServiceContext } from "../context";

/** Longer than anything takes from the first byte to the row that names the file. */
const HOURS = 24;
const BATCH = 100;
const MOST_BATCHES = 50;

/**
 * Deletes files that were stored but never named by a row, because a process died or a transaction failed: bytes before
 * the note, so that anything left by a failure is deleted on the next run. Returns the number deleted.
 */
export const deleteUnfinishedFiles = async (ctx: Pick<ServiceContext, "db" | "files">): Promise<number> => {
  let count = 0;
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const keys = await listUnfinishedFiles(ctx.db, { hours: HOURS, limit: BATCH });
    for (const storageKey of keys) {
      await ctx.files.delete(storageKey);
      await finishFile(ctx.db, storageKey);
      count += 1;
    }
    if (keys.length < BATCH) break;
  }
  return count;
};
