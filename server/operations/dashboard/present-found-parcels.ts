import type { FoundParcel } from "@/server/domain/found/types";
import type { Actor } from "@/server/kernel/actor";
import { presentFoundParcel } from "@/server/presenters/found";
import type { ServiceContext } from "@/server/services/context";
import { foundPhotosOf } from "@/server/services/found/found-photos-of";

/** Presents unexpected parcels with links to their photos. */
export const presentFoundParcels = async (ctx: ServiceContext, actor: Actor, found: readonly FoundParcel[]) => {
  const photos = await foundPhotosOf(ctx, { actor, foundIds: found.map(({ id }) => id) });
  return found.map((each) => presentFoundParcel(each, photos));
};
