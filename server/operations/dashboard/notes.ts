import * as contract from "@/contract/dashboard/notes";
import { addNote as add } from "@/server/services/notes/add-note";
import { implement } from "../implement";

export const addNote = implement(contract.addNote, async ({ ctx, actor, input }) => {
  const { request_id: requestId, process_id: processId, text, is_for_shopper: isForShopper } = input;
  await add(ctx, { actor, requestId, processId, text, isForShopper });
  return {};
});
