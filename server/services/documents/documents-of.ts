import { listDocuments as list, type StoredFileRow } from "@/server/db/returns/files";
import { findDraftItems } from "@/server/db/returns/intents";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";
import { createFileLink } from "../files/create-file-link";

export type ReturnDocument = StoredFileRow & {
  /** The item that it was uploaded for; "" if no item names it. */
  lineItemId: string;
  /** Signed, for ten minutes. */
  url: string;
};

/** Returns the documents of a loaded process, with links (specification, documents). */
export const documentsOf = async (
  ctx: ServiceContext,
  { actor, process }: { actor: Actor; process: { id: string; groupId: string } },
): Promise<ReturnDocument[]> => {
  const files = await list(ctx.db, actor, process.id);
  if (files.length === 0) return [];
  const items = await findDraftItems(ctx.db, actor, process.id);
  return files.map((file) => {
    const item = items.find(({ documentIds = [] }) => documentIds.includes(file.id));
    // A stranger's PDF opens in its own program; our images contain only pixels.
    const disposition = file.contentType === "application/pdf" ? "attachment" : "inline";
    const url = createFileLink(ctx, { actor, file: { id: file.id, groupId: process.groupId }, disposition });
    return { ...file, lineItemId: item?.lineItemId ?? "", url };
  });
};
