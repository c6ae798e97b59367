import { findStoredFile } from "@/server/db/returns/files";
import { notFound } from "@/server/kernel/problem";
import type { FileContent } from "@/server/partners/file-store";
import type { ServiceContext } from "../context";
import { askingFiles } from "./asking-files";

/** Returns an image of a store's branding, which is public. @throws Problem NOT_FOUND for every other file */
export const readBrandPicture = async (ctx: ServiceContext, pictureId: string): Promise<FileContent> => {
  const file = await findStoredFile(ctx.db, pictureId);
  if (file?.kind !== "BRAND") throw notFound("picture");
  const content = await askingFiles(ctx, () => ctx.files.get(file.storageKey));
  if (content === null) throw notFound("picture");
  return content;
};
