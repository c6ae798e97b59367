import * as contract from "@/contract/storefront/documents";
import { getIntent } from "@/server/db/returns/intents";
import { presentDocument } from "@/server/presenters/document";
import { addDocument as add } from "@/server/services/documents/add-document";
import { addLateDocument as addLate } from "@/server/services/documents/add-late-document";
import { documentsOf } from "@/server/services/documents/documents-of";
import { removeDocument as remove } from "@/server/services/documents/remove-document";
import { requireReturnAccess } from "@/server/services/intents/load-intent";
import { implement } from "../implement";

export const addDocument = implement(contract.addDocument, async ({ ctx, actor, input }) => ({
  documentId: await add(ctx, {
    ...{ actor, returnId: input.returnId, lineItemId: input.lineItemId },
    ...{ name: input.name, content: input.content },
  }),
}));

export const listDraftDocuments = implement(contract.listDraftDocuments, async ({ ctx, actor, input }) => {
  requireReturnAccess(actor, input.returnId);
  const process = await getIntent(ctx.db, actor, input.returnId);
  const documents = await documentsOf(ctx, { actor, process });
  return { documents: documents.map(presentDocument) };
});

export const removeDocument = implement(contract.removeDocument, async ({ ctx, actor, input }) => {
  await remove(ctx, { actor, returnId: input.returnId, documentId: input.documentId });
  return { returnId: input.returnId };
});

export const addLateDocument = implement(contract.addLateDocument, async ({ ctx, actor, input }) => ({
  documentId: await addLate(ctx, { actor, returnId: input.returnId, name: input.name, content: input.content }),
}));
