import type { Tx } from "@/server/db/client";
import { releaseHolds } from "@/server/db/returns/holds";
import { addTimelineEntry } from "@/server/db/returns/process-writes";
import { transition } from "@/server/domain/process/transition";
import type { ServiceContext } from "../context";
import { deciding } from "../domain-problem";
import { finalizeChange } from "../finalize-change/finalize-change";
import { holdAll } from "../finalize-change/hold-all";
import { recordPaymentTrack } from "../settlement/record-payment-track";
import type { PatchCall } from "./patch";

/**
 * Puts a process on hold until somebody resumes it; a second hold adds another reason. @throws Problem
 * FAILED_PRECONDITION
 */
export const holdProcess = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, process, note, reason }: PatchCall & { reason: string },
): Promise<void> => {
  deciding(() => transition(process, "HOLD"));
  const { id: processId } = process;
  await holdAll(ctx, tx, { actor, processId, reason, note, now: ctx.clock.now() });
  await finalizeChange(ctx, tx, { actor, processId, events: [] });
};

/** Releases every hold and retries what had failed. @throws Problem FAILED_PRECONDITION when nothing is on hold */
export const resumeProcess = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, process, note }: PatchCall,
): Promise<void> => {
  deciding(() => transition({ ...process, holds: [] }, "RELEASE"));
  const { id: processId } = process;
  const now = ctx.clock.now();
  await releaseHolds(tx, actor, { processId, now });
  await recordPaymentTrack(tx, actor, { process, from: ["FAILED"], to: "DUE", now });
  const data = { holdIds: process.holds.map(({ id }) => id), ...note };
  await addTimelineEntry(tx, actor, { processId, entry: { kind: "RESUMED", isShopperVisible: false, data }, now });
  await finalizeChange(ctx, tx, { actor, processId, events: [] });
};
