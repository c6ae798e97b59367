import { BRAND_PICTURE_SIZES, type BrandPictureUse } from "@/contract/vocabulary/brand-picture";
import { deleteStoredFile, insertStoredFile, listBrandPictures } from "@/server/db/returns/files";
import { getStore, listStores } from "@/server/db/stores/stores";
import { inTransaction } from "@/server/db/transaction";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";
import { acceptUpload } from "../files/accept-upload";
import { askingFiles } from "../files/asking-files";
import { PICTURES } from "../files/pictures";

/** Uploads of a team that no store shows any more go beyond this many; emails that were sent may still name them. */
const MOST_KEPT = 100;

/** Where a picture of the branding is served, without a credential: shoppers and mail programs fetch it. */
const PATH = "/files/pictures/";

type Upload = { actor: Actor; ecommerceId: string; use: BrandPictureUse; content: string };

/**
 * Keeps a picture for a store's branding and answers its path. It is drawn anew within the size of its use.
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
    // What cannot be deleted now is deleted by the clean-up.
    await ctx.files.delete(storageKey).catch(() => undefined);
    throw error;
  }
  await forgetOld(ctx, actor);
  return `${PATH}${id}`;
};

/** Deletes the oldest pictures beyond the limit that no store of the team shows. */
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
