import type { Tx } from "@/server/db/client";
import { keepFromWorkers } from "@/server/db/jobs/activities";
import { addTimelineEntry, updateProcess, updateShipments } from "@/server/db/returns/process-writes";
import { releaseUnits } from "@/server/db/returns/release-units";
import { type ProcessCause, transition } from "@/server/domain/process/transition";
import type { ReturnProcess } from "@/server/domain/process/types";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { deciding } from "../domain-problem";
import { finalizeChange } from "../finalize-change/finalize-change";
import { requireInNoFile } from "../payments/require-in-no-file";
import { takeBackCredits } from "../settlement/take-back-credits";

export type CancelCause = Extract<
  ProcessCause,
  "SHOPPER_CANCEL" | "OPERATOR_CANCEL" | "AUTHORIZATION_REFUSED" | "NOT_SENT_IN_TIME"
>;

type CancelCall = {
  actor: Actor;
  process: ReturnProcess;
  cause: CancelCause;
  reason: string;
  /** Who and why, for the timeline. */
  note?: Record<string, string>;
};

/**
 * Cancels a locked process inside the command's transaction: its units are free for another return, its label is void,
 * its activities that haven't started are dropped, its credits are taken back. The caller wakes "outbox" and
 * "activities".
 * @throws Problem FAILED_PRECONDITION when the transition table forbids it, a credit of it is spent, or a refund of it
 * is in a payment file
 */
export const cancelProcess = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, process, cause, reason, note = {} }: CancelCall,
): Promise<ReturnProcess> => {
  const status = deciding(() => transition(process, cause));
  const { id: processId } = process;
  await requireInNoFile(tx, { actor, process });
  await keepUnordered(tx, process);
  const now = ctx.clock.now();
  await updateProcess(tx, actor, { id: processId, set: { status, cancelReason: reason, endedAt: now }, now });
  await updateShipments(tx, actor, { processId, set: { voidedAt: now, status: "CANCELED" } });
  await takeBackCredits(tx, { actor, process, now });
  await releaseUnits(tx, actor, { processId, now });
  const data = { from: process.status, to: status, cause, reason, ...note };
  await addTimelineEntry(tx, actor, { processId, entry: { kind: "CANCELED", isShopperVisible: true, data }, now });
  return finalizeChange(ctx, tx, { actor, processId, events: ["onReturnProcessCanceled"] });
};

/** New items of an instant exchange that wait to be ordered: prevents a worker from ordering them. */
const keepUnordered = async (tx: Tx, { groupId, activities, terms, exchangeOrder }: ReturnProcess): Promise<void> => {
  if (terms.instantExchange === undefined || exchangeOrder !== null) return;
  for (const { id, name, state } of activities)
    if (name === "CREATE_EXCHANGE_ORDER" && state === "PENDING" && !(await keepFromWorkers(tx, { id, groupId })))
      throw new Problem(
        "ABORTED",
        "The new items of this return are being ordered right now. Check again in a minute.",
      );
};
