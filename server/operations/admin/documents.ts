import * as contract from "@/contract/admin/documents";
import { getProcess } from "@/server/db/returns/processes";
import { presentDocument } from "@/server/presenters/document";
import { documentsOf } from "@/server/services/documents/documents-of";
import { implement } from "../implement";

export const listProcessDocuments = implement(contract.listProcessDocuments, async ({ ctx, actor, input }) => {
  const process = await getProcess(ctx.db, actor, input.processId);
  return { documents: (await documentsOf(ctx, { actor, process })).map(presentDocument) };
});
