import { deleteStoredFile, listLapsedDocuments } from "@/server/db/returns/files";
import type { ServiceContext } from "../context";

const BATCH = 100;
const MOST_BATCHES = 50;

/**
 * Deletes documents of drafts that were never confirmed, bytes before rows: anything left by a failure is deleted on
 * the next run. Returns the number deleted.
 */
export const deleteLapsedDocuments = async (ctx: ServiceContext): Promise<number> => {
  let count = 0;
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const documents = await listLapsedDocuments(ctx.db, BATCH);
    for (const { id, storageKey } of documents) {
      await ctx.files.delete(storageKey);
      await deleteStoredFile(ctx.db, id);
      count += 1;
    }
    if (documents.length < BATCH) break;
  }
  return count;
};
