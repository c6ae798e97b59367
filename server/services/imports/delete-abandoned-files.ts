import { listNeededSpoolKeys } from "@/server/db/orders/order-imports";
import type { ServiceContext } from "../context";

/** Longer than any upload lasts: younger files may still be uploading. */
const UNTOUCHED_MS = 24 * 3_600_000;

/**
 * Deletes uploaded files that no import needs: interrupted uploads, and files of lost workers. Returns the number
 * deleted.
 */
export const deleteAbandonedFiles = async (ctx: ServiceContext): Promise<number> => {
  const keys = await ctx.spool.listUntouchedSince(new Date(ctx.clock.now().getTime() - UNTOUCHED_MS));
  const needed = await listNeededSpoolKeys(ctx.db, keys);
  const abandoned = keys.filter((key) => !needed.has(key));
  for (const key of abandoned) await ctx.spool.delete(key);
  return abandoned.length;
};
