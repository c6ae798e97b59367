import { findStoredFile, insertStoredFile, listFoundPhotos } from "@/server/db/files";
import { getFoundParcel, lockFoundParcel } from "@/server/db/found-parcels";
import { inTransaction } from "@/server/db/transaction";
import type { Actor } from "@/server/kernel/actor";
import { invalidField, notFound, Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { acceptUpload } from "../files/accept-upload";
import { PICTURES } from "../files/pictures";

/** More than these show nothing new of one parcel. */
const MOST_PHOTOS = 40;

type NewPhoto = { actor: Actor; photoId: string; foundId: string; itemId: string | null; content: string };

/**
 * Keeps a photo of something that nobody announced, once per id; of one item, or of all of it. Answers whether it was
 * there already. `content` is base64.
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT at content and for the id of another file, FAILED_PRECONDITION
 */
export const addFoundPhoto = async (ctx: ServiceContext, photo: NewPhoto): Promise<boolean> => {
  const { actor, photoId: id, foundId: foundParcelId, itemId, content } = photo;
  const found = await getFoundParcel(ctx.db, actor, foundParcelId);
  if (itemId !== null && !found.items.some((item) => item.id === itemId)) throw notFound("item");
  if (await isKept(ctx, photo)) return true;
  const file = await acceptUpload(ctx, { content, field: "content", allowed: PICTURES });
  const { storageKey } = await ctx.files.put({ bytes: file.bytes, contentType: file.contentType });
  const forget = () => ctx.files.delete(storageKey);
  try {
    const isFirst = await inTransaction(ctx, async (tx) => {
      await lockFoundParcel(tx, actor, foundParcelId);
      const known = await listFoundPhotos(tx, actor, [foundParcelId]);
      if (known.some((each) => each.id === id)) return false;
      if (known.length >= MOST_PHOTOS)
        throw new Problem("FAILED_PRECONDITION", `A parcel takes at most ${MOST_PHOTOS} photos.`);
      await insertStoredFile(tx, actor, {
        ...{ id, groupId: actor.groupId, processId: null, foundParcelId, kind: "FOUND", storageKey },
        ...(itemId === null ? {} : { unitId: itemId }),
        ...{ name: `found.${file.extension}`, contentType: file.contentType, byteLength: file.bytes.length },
        createdAt: ctx.clock.now(),
      });
      return true;
    });
    if (!isFirst) await forget();
    return !isFirst;
  } catch (error) {
    await forget();
    throw error;
  }
};

const isKept = async (ctx: ServiceContext, { actor, photoId, foundId }: NewPhoto): Promise<boolean> => {
  const known = await findStoredFile(ctx.db, photoId);
  if (known === null) return false;
  if (known.groupId !== actor.groupId || known.foundParcelId !== foundId)
    throw invalidField("photo_id", "belongs to another file; make a new one");
  return true;
};
