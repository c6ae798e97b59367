import * as contract from "@/contract/dashboard/order-notes";
import { addOrderNote as add, changeOrderNote } from "@/server/services/notes/order-notes";
import { implement } from "../implement";

export const addOrderNote = implement(contract.addOrderNote, async ({ ctx, actor, input }) => ({
  noteId: await add(ctx, { actor, ...input }),
}));

export const editOrderNote = implement(contract.editOrderNote, ({ ctx, actor, input: { noteId, text } }) =>
  changeOrderNote(ctx, { actor, noteId, change: { kind: "EDIT", text } }),
);

export const deleteOrderNote = implement(contract.deleteOrderNote, ({ ctx, actor, input: { noteId } }) =>
  changeOrderNote(ctx, { actor, noteId, change: { kind: "DELETE" } }),
);

export const restoreOrderNote = implement(contract.restoreOrderNote, ({ ctx, actor, input: { noteId } }) =>
  changeOrderNote(ctx, { actor, noteId, change: { kind: "RESTORE" } }),
);
