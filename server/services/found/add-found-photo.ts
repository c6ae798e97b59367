import { listFoundPhotos } from "@/server/db/returns/files";
import { getFoundParcel, lockFoundParcel } from "@/server/db/station/found-parcels";
import type { Actor } from "@/server/kernel/actor";
import { notFound } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { keepPhoto } from "../files/keep-photo";

type NewPhoto = { actor: Actor; photoId: string; foundId: string; itemId: string | null; content: string };

/**
 * Stores a photo of an unexpected parcel, of one item or all of it; see `keepPhoto`.
 * @throws Problem NOT_FOUND, and those of `keepPhoto`
 */
export const addFoundPhoto = async (ctx: ServiceContext, photo: NewPhoto): Promise<boolean> => {
  const { actor, foundId, itemId } = photo;
  const found = await getFoundParcel(ctx.db, actor, foundId);
  if (itemId !== null && !found.items.some((item) => item.id === itemId)) throw notFound("item");
  return keepPhoto(ctx, {
    ...photo,
    ...{ subject: { kind: "FOUND", processId: null, foundParcelId: foundId }, unitId: itemId },
    lockAndList: async (tx) => {
      await lockFoundParcel(tx, actor, foundId);
      return listFoundPhotos(tx, actor, [foundId]);
    },
  });
};
