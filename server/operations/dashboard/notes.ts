import * as contract from "@/contract/dashboard/notes";
import { addNote as add } from "@/server/services/notes/add-note";
import { implement } from "../implement";

export const addNote = implement(contract.addNote, ({ ctx, actor, input }) => add(ctx, { actor, ...input }));
