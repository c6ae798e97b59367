import { deleteLapsed } from "@/server/db/housekeeping";
import type { ServiceContext } from "../context";

/** Forgets what has lapsed: drafts and their quotes, remembered answers, counters, anchors of walks. */
export const cleanUp = async (ctx: ServiceContext): Promise<void> => {
  const deleted = await deleteLapsed(ctx.db);
  if (deleted > 0) ctx.log.info({ deleted }, "lapsed rows were deleted");
};
