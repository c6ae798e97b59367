import { deleteLapsed } from "@/server/db/housekeeping";
import type { ServiceContext } from "../context";
import { deleteLapsedDocuments } from "../documents/delete-lapsed-documents";
import { deleteAbandonedFiles } from "../orders/delete-abandoned-files";
import { giveBackCharges } from "./give-back-charges";

/** Gives back charges of drafts that nobody finished; forgets what has lapsed: drafts with their documents and quotes, remembered answers, counters, anchors of walks. */
export const cleanUp = async (ctx: ServiceContext): Promise<void> => {
  const givenBack = await giveBackCharges(ctx);
  if (givenBack > 0) ctx.log.info({ charges: givenBack }, "charges without a return were given back");
  const documents = await deleteLapsedDocuments(ctx);
  if (documents > 0) ctx.log.info({ documents }, "documents of lapsed drafts were deleted");
  const files = await deleteAbandonedFiles(ctx);
  if (files > 0) ctx.log.info({ files }, "files of orders that no import needs were deleted");
  const deleted = await deleteLapsed(ctx.db);
  if (deleted > 0) ctx.log.info({ deleted }, "lapsed rows were deleted");
};
