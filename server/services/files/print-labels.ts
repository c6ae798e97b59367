import type { Paper } from "@/contract/vocabulary/paper";
import { PAPER_WORDS } from "@/contract/vocabulary/paper-words";
import { getProcesses } from "@/server/db/returns/processes";
import type { ReturnProcess } from "@/server/domain/process/types";
import { liveShipments } from "@/server/domain/shipping/parcels";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { printLabel } from "./print-label";
import { printPackingSlip } from "./print-packing-slip";

type Printing = {
  actor: Actor;
  processIds: readonly string[];
  paper: Paper;
  /** Adds a packing slip after each label. */
  withSlips: boolean;
};

export type PrintedLabels = {
  /** Null when none of them can be printed. */
  bytes: Uint8Array | null;
  /** How many returns have their labels in it. */
  printed: number;
  labels: number;
  /** The returns that aren't in the file, and why. */
  missing: { process: Pick<ReturnProcess, "id" | "returnCode">; why: string }[];
};

/**
 * Prints the valid labels of returns as one file, in the given order. A label that can't be printed doesn't block the
 * others. Returns of others are left out.
 * @throws Problem UNAVAILABLE while the file store doesn't answer
 */
export const printLabels = async (
  ctx: ServiceContext,
  { actor, processIds, paper, withSlips }: Printing,
): Promise<PrintedLabels> => {
  const found = await getProcesses(ctx.db, actor, processIds);
  const pages: Uint8Array[] = [];
  const missing: PrintedLabels["missing"] = [];
  let [printed, labels] = [0, 0];
  for (const id of new Set(processIds)) {
    const process = found.find((one) => one.id === id);
    if (process === undefined) continue;
    try {
      const label = await printLabel(ctx, { actor, returnId: id, paper });
      if (label.contentType !== "application/pdf" || !label.name.endsWith(`-${paper}.pdf`))
        throw new Problem(
          "FAILED_PRECONDITION",
          `The label doesn't fit ${PAPER_WORDS[paper]} paper. Print it from the return.`,
        );
      pages.push(label.bytes);
      if (withSlips) pages.push((await printPackingSlip(ctx, { actor, returnId: id })).bytes);
      printed += 1;
      labels += liveShipments(process).filter(({ labelFileId }) => labelFileId !== null).length;
    } catch (error) {
      if (!(error instanceof Problem) || error.reason !== "FAILED_PRECONDITION") throw error;
      missing.push({ process, why: error.message });
    }
  }
  return { bytes: pages.length === 0 ? null : await ctx.labelSheets.join(pages), printed, labels, missing };
};
