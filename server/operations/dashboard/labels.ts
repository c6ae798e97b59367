import * as contract from "@/contract/dashboard/labels";
import { presentPrintedLabel } from "@/server/presenters/printed-label";
import { printLabel } from "@/server/services/files/print-label";
import { printLabels } from "@/server/services/files/print-labels";
import { printPackingSlip } from "@/server/services/files/print-packing-slip";
import { implement } from "../implement";

export const printReturnLabel = implement(contract.printReturnLabel, async ({ ctx, actor, input }) =>
  presentPrintedLabel(
    await printLabel(ctx, { actor, returnId: input.processId, paper: input.paper, position: input.parcel }),
  ),
);

export const printReturnSlip = implement(contract.printReturnSlip, async ({ ctx, actor, input }) =>
  presentPrintedLabel(await printPackingSlip(ctx, { actor, returnId: input.processId })),
);

export const printReturnLabels = implement(contract.printReturnLabels, async ({ ctx, actor, input }) => {
  const { processIds, paper, withSlips } = input;
  const { bytes, printed, labels, missing } = await printLabels(ctx, { actor, processIds, paper, withSlips });
  const file = bytes && { name: `labels-${paper}.pdf`, contentType: "application/pdf", bytes };
  return {
    file: file && presentPrintedLabel(file),
    ...{ printed, labels },
    missing: missing.map(({ process, why }) => ({ processId: process.id, returnCode: process.returnCode, why })),
  };
});
