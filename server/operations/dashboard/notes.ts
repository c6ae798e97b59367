import * as contract from "@/contract/dashboard/notes";
import { addNote as add } from "@/server/services/notes/add-note";
import { implement } from "../implement";

export const addNote = implement(contract.addNote, async ({ ctx, actor, input }) => {
  const { requestId, processId, text, isForShopper } = input;
  await add(ctx, { actor, requestId, processId, text, isForShopper });
  return {};
});
