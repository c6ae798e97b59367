import * as contract from "@/contract/storefront/documents";
import { addDocument as add } from "@/server/services/documents/add-document";
import { implement } from "../implement";

export const addDocument = implement(contract.addDocument, async ({ ctx, actor, input }) => ({
  document_id: await add(ctx, { actor, returnId: input.return_id, name: input.name, content: input.content }),
}));
