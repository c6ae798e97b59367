import * as contract from "@/contract/dashboard/labels";
import { presentPrintedLabel } from "@/server/presenters/printed-label";
import { printLabel } from "@/server/services/files/print-label";
import { implement } from "../implement";

export const printReturnLabel = implement(contract.printReturnLabel, async ({ ctx, actor, input }) =>
  presentPrintedLabel(await printLabel(ctx, { actor, returnId: input.process_id, paper: input.paper })),
);
