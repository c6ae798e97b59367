import { deleteStoredFile, listDocuments } from "@/server/db/returns/files";
import { lockIntent, saveDraft } from "@/server/db/returns/intents";
import { inTransaction } from "@/server/db/transaction";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { askingFiles } from "../files/asking-files";
import { requireReturnAccess } from "../intents/load-intent";

type Removal = { actor: Actor; returnId: string; documentId: string };

/**
 * Removes a document from a draft: first from its item, then its bytes, and its row last, so that a failure in between
 * leaves it known. Removing one that is already gone isn't an error.
 * @throws Problem NOT_FOUND, FAILED_PRECONDITION when the return is confirmed
 */
export const removeDocument = async (ctx: ServiceContext, { actor, returnId, documentId }: Removal): Promise<void> => {
  requireReturnAccess(actor, returnId);
  const file = await inTransaction(ctx, async (tx) => {
    const { draft, completedAt } = await lockIntent(tx, actor, returnId);
    if (completedAt !== null)
      throw new Problem("FAILED_PRECONDITION", "This return is already confirmed; nothing can be removed.");
    const items = draft.items.map((item) => ({
      ...item,
      documentIds: (item.documentIds ?? []).filter((id) => id !== documentId),
    }));
    await saveDraft(tx, actor, { id: returnId, draft: { ...draft, items }, now: ctx.clock.now() });
    return (await listDocuments(tx, actor, returnId)).find(({ id }) => id === documentId);
  });
  if (file === undefined) return;
  await askingFiles(ctx, () => ctx.files.delete(file.storageKey));
  await deleteStoredFile(ctx.db, file.id);
};
