import { type FoundPhoto, listFoundPhotos } from "@/server/db/returns/files";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";
import { createFileLink } from "../files/create-file-link";

/**
 * Returns the photos of found parcels with signed links for ten minutes, oldest first; `unitId` is the item, null: all
 * of it.
 */
export const foundPhotosOf = async (
  ctx: ServiceContext,
  { actor, foundIds }: { actor: Actor; foundIds: readonly string[] },
): Promise<(FoundPhoto & { url: string })[]> => {
  const photos = foundIds.length === 0 ? [] : await listFoundPhotos(ctx.db, actor, foundIds);
  return photos.map((photo) => ({ ...photo, url: createFileLink(ctx, { actor, file: photo }) }));
};
