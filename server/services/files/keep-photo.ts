import type { Tx } from "@/server/db/client";
import { findStoredFile, insertStoredFile } from "@/server/db/returns/files";
import { inTransaction } from "@/server/db/transaction";
import type { Actor } from "@/server/kernel/actor";
import { invalidField, Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { acceptUpload } from "./accept-upload";
import { askingFiles } from "./asking-files";
import { PICTURES } from "./pictures";

/** More photos show nothing new about one parcel. */
const MOST_PHOTOS = 40;

/** The parcel in the photo: of a return, or an unexpected one. */
type Subject =
  | { readonly kind: "INSPECTION"; readonly processId: string; readonly foundParcelId: null }
  | { readonly kind: "FOUND"; readonly processId: null; readonly foundParcelId: string };

type BenchPhoto = {
  actor: Actor;
  photoId: string;
  /** Base64. */
  content: string;
  subject: Subject;
  /** The unit or item in the photo; null for the whole parcel. */
  unitId: string | null;
  /** Locks the parcel and lists its photos. */
  lockAndList: (tx: Tx) => Promise<readonly { readonly id: string }[]>;
};

/**
 * Stores a photo taken at the station, once per ID, however often it is sent; returns whether it existed already.
 * Images are re-encoded, so that they contain no location or owner.
 * @throws Problem INVALID_ARGUMENT at content and for the ID of another file, FAILED_PRECONDITION
 */
export const keepPhoto = async (ctx: ServiceContext, photo: BenchPhoto): Promise<boolean> => {
  if (await isKept(ctx, photo)) return true;
  const { actor, photoId: id, subject, unitId } = photo;
  const file = await acceptUpload(ctx, { content: photo.content, field: "content", allowed: PICTURES });
  const { storageKey } = await askingFiles(ctx, () => ctx.files.put(file));
  // The cleanup deletes what can't be deleted now.
  const forget = () => ctx.files.delete(storageKey).catch(() => undefined);
  try {
    const isFirst = await inTransaction(ctx, async (tx) => {
      const known = await photo.lockAndList(tx);
      if (known.some((each) => each.id === id)) return false;
      if (known.length >= MOST_PHOTOS)
        throw new Problem("FAILED_PRECONDITION", `A parcel can have up to ${MOST_PHOTOS} photos.`);
      await insertStoredFile(tx, actor, {
        ...{ ...subject, id, groupId: actor.groupId, storageKey, unitId },
        name: `${subject.kind.toLowerCase()}.${file.extension}`,
        ...{ contentType: file.contentType, byteLength: file.bytes.length, createdAt: ctx.clock.now() },
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

const isKept = async (ctx: ServiceContext, { actor, photoId, subject }: BenchPhoto): Promise<boolean> => {
  const known = await findStoredFile(ctx.db, photoId);
  if (known === null) return false;
  const isSame = known.processId === subject.processId && known.foundParcelId === subject.foundParcelId;
  if (known.groupId !== actor.groupId || !isSame)
    throw invalidField("photo_id", "belongs to another file; make a new one");
  return true;
};
