import { type FoundPhoto, listFoundPhotos } from "@/server/db/files";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";

/** The photos of found parcels with signed links for ten minutes, oldest first; `unitId` is the item, null: all of it. */
export const foundPhotosOf = async (
  ctx: ServiceContext,
  { actor, foundIds }: { actor: Actor; foundIds: readonly string[] },
): Promise<(FoundPhoto & { url: string })[]> => {
  const photos = foundIds.length === 0 ? [] : await listFoundPhotos(ctx.db, actor, foundIds);
  return photos.map((photo) => {
    const { path } = ctx.files.signLink({
      ...{ objectId: photo.id, groupId: actor.groupId, disposition: "inline", now: ctx.clock.now() },
    });
    return { ...photo, url: `${ctx.env.APP_URL}${path}` };
  });
};
