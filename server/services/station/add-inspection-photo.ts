import { findStoredFile, insertStoredFile, listInspectionPhotos } from "@/server/db/files";
import { getProcess, holdProcess } from "@/server/db/processes";
import { inTransaction } from "@/server/db/transaction";
import type { Actor } from "@/server/kernel/actor";
import { invalidField, notFound, Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { acceptUpload } from "../files/accept-upload";
import { PICTURES } from "../files/pictures";

/** More than these show nothing new of one parcel. */
const MOST_PHOTOS = 40;

type NewPhoto = { actor: Actor; photoId: string; processId: string; unitId: string; content: string };

/**
 * Keeps a photo of a unit, once per id; answers whether it was there already. `content` is base64. Pictures are drawn
 * anew, so that they tell no place and no owner.
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT at content and for the id of another file, FAILED_PRECONDITION
 */
export const addInspectionPhoto = async (ctx: ServiceContext, photo: NewPhoto): Promise<boolean> => {
  const { actor, photoId: id, processId, unitId, content } = photo;
  const process = await getProcess(ctx.db, actor, processId);
  if (!process.units.some((unit) => unit.id === unitId)) throw notFound("unit");
  if (await isKept(ctx, photo)) return true;
  const file = await acceptUpload(ctx, { content, field: "content", allowed: PICTURES });
  const { storageKey } = await ctx.files.put({ bytes: file.bytes, contentType: file.contentType });
  const forget = () => ctx.files.delete(storageKey);
  try {
    const isFirst = await inTransaction(ctx, async (tx) => {
      await holdProcess(tx, actor, processId);
      const known = await listInspectionPhotos(tx, actor, processId);
      if (known.some((each) => each.id === id)) return false;
      if (known.length >= MOST_PHOTOS)
        throw new Problem("FAILED_PRECONDITION", `A parcel takes at most ${MOST_PHOTOS} photos.`);
      await insertStoredFile(tx, actor, {
        ...{ id, groupId: actor.groupId, processId, unitId, kind: "INSPECTION", storageKey },
        ...{ name: `inspection.${file.extension}`, contentType: file.contentType, byteLength: file.bytes.length },
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

const isKept = async (ctx: ServiceContext, { actor, photoId, processId }: NewPhoto): Promise<boolean> => {
  const known = await findStoredFile(ctx.db, photoId);
  if (known === null) return false;
  if (known.groupId !== actor.groupId || known.processId !== processId)
    throw invalidField("photo_id", "belongs to another file; make a new one");
  return true;
};
