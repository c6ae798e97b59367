import type { Tx } from "@/server/db/client";
import { insertStoredFile } from "@/server/db/returns/files";
import { inTransaction } from "@/server/db/transaction";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import { UPLOAD_KINDS } from "@/server/partners/upload-reader";
import type { ServiceContext } from "../context";
import { acceptUpload } from "../files/accept-upload";
import { askingFiles } from "../files/asking-files";

/** Per return; nobody reviews more than this. */
export const MOST_DOCUMENTS = 20;
const LONGEST_NAME = 100;

type Kept = {
  actor: Actor;
  returnId: string;
  name: string;
  /** base64 */
  content: string;
  /** Locks the document's owner and refuses the document if it no longer fits there. */
  within: (tx: Tx, facts: { id: string; now: Date }) => Promise<void>;
};

/**
 * Re-encodes a file and stores it as a document of the return; returns its ID. @throws Problem as `acceptUpload`, or of
 * `within`
 */
export const keepDocument = async (
  ctx: ServiceContext,
  { actor, returnId, name, content, within }: Kept,
): Promise<string> => {
  const file = await acceptUpload(ctx, { content, field: "content", allowed: UPLOAD_KINDS });
  const { storageKey } = await askingFiles(ctx, () => ctx.files.put(file));
  try {
    return await inTransaction(ctx, async (tx) => {
      const [id, now] = [ctx.ids.next("doc"), ctx.clock.now()];
      await within(tx, { id, now });
      await insertStoredFile(tx, actor, {
        id,
        groupId: actor.groupId,
        processId: returnId,
        kind: "DOCUMENT",
        storageKey,
        name: shownName(name, file.extension),
        contentType: file.contentType,
        byteLength: file.bytes.length,
        createdAt: now,
      });
      return id;
    });
  } catch (error) {
    // The cleanup deletes what can't be deleted now.
    await ctx.files.delete(storageKey).catch(() => undefined);
    throw error;
  }
};

/** The refusal when the limit is reached; names the field that the file came in. */
export const tooMany = (holder: "A return" | "An item" | "A confirmed return", most: number): Problem => {
  const description = `${holder} takes at most ${most} documents.`;
  return new Problem("FAILED_PRECONDITION", description, { violations: [{ field: "content", description }] });
};

/** The last part of any given path, with the extension of the actual type. */
const shownName = (name: string, extension: string): string => {
  const last = name.split(/[\\/]/).at(-1) ?? "";
  const stem = last
    .replace(/\.[A-Za-z0-9]{1,5}$/, "")
    .replaceAll(/\p{C}/gu, "")
    .trim();
  return `${Array.from(stem).slice(0, LONGEST_NAME).join("") || "document"}.${extension}`;
};
