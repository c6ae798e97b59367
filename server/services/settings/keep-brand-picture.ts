import { BRAND_PICTURE_SIZES, type BrandPictureUse } from "@/contract/vocabulary/brand-picture";
import { deleteStoredFile, insertStoredFile, listBrandPictures } from "@/server/db/returns/files";
import { getStore, listStores } from "@/server/db/stores/stores";
import { inTransaction } from "@/server/db/transaction";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";
import { acceptUpload } from "../files/accept-upload";
import { askingFiles } from "../files/asking-files";
import { PICTURES } from "../files/pictures";

/** Images that no store of a team uses anymore are deleted beyond this number; sent emails may still link to them. */
const MOST_KEPT = 100;

/** The public path of branding images, which shoppers and email apps load without a credential. */
const PATH = "/files/pictures/";

type Upload = { actor: Actor; ecommerceId: string; use: BrandPictureUse; content: string };

/**
 * Stores an image for a store's branding and returns its path. It is re-encoded at the size of its use.
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT and PAYLOAD_TOO_LARGE at content
 */
export const keepBrandPicture = async (ctx: ServiceContext, upload: Upload): Promise<string> => {
  const { actor, ecommerceId, use, content } = upload;
  await getStore(ctx.db, actor, ecommerceId);
  const within = BRAND_PICTURE_SIZES[use];
  const file = await acceptUpload(ctx, { content, field: "content", allowed: PICTURES, within });
  const { storageKey } = await askingFiles(ctx, () => ctx.files.put(file));
  const id = ctx.ids.next("pic");
  try {
    await inTransaction(ctx, (tx) =>
      insertStoredFile(tx, actor, {
        ...{ id, kind: "BRAND", processId: null, groupId: actor.groupId, storageKey },
        name: `${use.toLowerCase()}.${file.extension}`,
        ...{ contentType: file.contentType, byteLength: file.bytes.length, createdAt: ctx.clock.now() },
      }),
    );
  } catch (error) {
    // The cleanup deletes what can't be deleted now.
    await ctx.files.delete(storageKey).catch(() => undefined);
    throw error;
  }
  await forgetOld(ctx, actor);
  return `${PATH}${id}`;
};

/** Deletes the oldest images beyond the limit that no store of the team uses. */
const forgetOld = async (ctx: ServiceContext, actor: Actor): Promise<void> => {
  const kept = await listBrandPictures(ctx.db, actor);
  if (kept.length <= MOST_KEPT) return;
  const shown = JSON.stringify((await listStores(ctx.db, actor)).map(({ config }) => config.branding));
  for (const { id, storageKey } of kept.slice(MOST_KEPT)) {
    if (shown.includes(`${PATH}${id}"`)) continue;
    await ctx.files.delete(storageKey);
    await inTransaction(ctx, (tx) => deleteStoredFile(tx, id));
  }
};
