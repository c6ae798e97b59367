import { type InspectionPhoto, listInspectionPhotos } from "@/server/db/returns/files";
import { getProcess } from "@/server/db/returns/processes";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";
import { createFileLink } from "../files/create-file-link";

/** Returns the photos of an inspection with signed links for ten minutes, oldest first. @throws Problem NOT_FOUND */
export const inspectionPhotosOf = async (
  ctx: ServiceContext,
  { actor, processId }: { actor: Actor; processId: string },
): Promise<(InspectionPhoto & { url: string })[]> => {
  const { groupId } = await getProcess(ctx.db, actor, processId);
  const photos = await listInspectionPhotos(ctx.db, actor, processId);
  return photos.map((photo) => ({ ...photo, url: createFileLink(ctx, { actor, file: { id: photo.id, groupId } }) }));
};
