import * as contract from "@/contract/dashboard/labels";
import { presentPrintedLabel } from "@/server/presenters/printed-label";
import { printLabel } from "@/server/services/files/print-label";
import { printLabels } from "@/server/services/files/print-labels";
import { printPackingSlip } from "@/server/services/files/print-packing-slip";
import { implement } from "../implement";

export const printReturnLabel = implement(contract.printReturnLabel, async ({ ctx, actor, input }) =>
  presentPrintedLabel(
    await printLabel(ctx, { actor, returnId: input.process_id, paper: input.paper, position: input.parcel }),
  ),
);

export const printReturnSlip = implement(contract.printReturnSlip, async ({ ctx, actor, input }) =>
  presentPrintedLabel(await printPackingSlip(ctx, { actor, returnId: input.process_id })),
);

export const printReturnLabels = implement(contract.printReturnLabels, async ({ ctx, actor, input }) => {
  const { process_ids: processIds, paper, with_slips: withSlips } = input;
  const { bytes, printed, missing } = await printLabels(ctx, { actor, processIds, paper, withSlips });
  const file = bytes && { name: `labels-${paper}.pdf`, contentType: "application/pdf", bytes };
  return {
    file: file && presentPrintedLabel(file),
    printed,
    missing: missing.map(({ process, why }) => ({ process_id: process.id, return_code: process.returnCode, why })),
  };
});
