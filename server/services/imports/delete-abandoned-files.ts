import { listNeededSpoolKeys } from "@/server/db/orders/order-imports";
import type { ServiceContext } from "../context";

/** Longer than any upload lasts: younger files may be just coming in. */
const UNTOUCHED_MS = 24 * 3_600_000;

/** Deletes files that were sent in and that no import needs: cut-off uploads, and what a lost worker left. Answers how many. */
export const deleteAbandonedFiles = async (ctx: ServiceContext): Promise<number> => {
  const keys = await ctx.spool.listUntouchedSince(new Date(ctx.clock.now().getTime() - UNTOUCHED_MS));
  const needed = await listNeededSpoolKeys(ctx.db, keys);
  const abandoned = keys.filter((key) => !needed.has(key));
  for (const key of abandoned) await ctx.spool.delete(key);
  return abandoned.length;
};
