import { deleteLapsed } from "@/server/db/housekeeping";
import type { ServiceContext } from "../context";
import { giveBackCharges } from "./give-back-charges";

/** Gives back charges of drafts that nobody finished; forgets what has lapsed: drafts and their quotes, remembered answers, counters, anchors of walks. */
export const cleanUp = async (ctx: ServiceContext): Promise<void> => {
  const givenBack = await giveBackCharges(ctx);
  if (givenBack > 0) ctx.log.info({ charges: givenBack }, "charges without a return were given back");
  const deleted = await deleteLapsed(ctx.db);
  if (deleted > 0) ctx.log.info({ deleted }, "lapsed rows were deleted");
};
