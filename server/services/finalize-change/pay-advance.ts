import { isTerminal } from "@/contract/vocabulary/process";
import type { Tx } from "@/server/db/client";
import { getProcess } from "@/server/db/returns/processes";
import { isAdvanceDue } from "@/server/domain/process/advance-units";
import type { ReturnProcess } from "@/server/domain/process/types";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { settleProcess } from "../settlement/settle-process";
import type { Step } from "./step";

/**
 * Settles and plans what a return pays before its check: the units whose option pays on start or on collection, once
 * they are there (decisions, section 6, timings). Answers the process as it is then. What cannot be paid in advance,
 * because the shop has refunded the order in the meantime, is left to the check; a parcel moves on regardless. Nothing
 * is paid while the return waits for approval.
 */
export const payAdvance = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, process, now }: Step,
): Promise<ReturnProcess> => {
  const isAllowed = process.authorization.status !== "PENDING";
  if (isTerminal(process.status) || !isAllowed || !isAdvanceDue(process)) return process;
  try {
    await settleProcess(ctx, tx, { actor, process, basis: "ADVANCE", person: null, now });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    ctx.log.warn({ process_id: process.id, error: error.message }, "nothing is paid in advance");
    return process;
  }
  return getProcess(tx, actor, process.id);
};
