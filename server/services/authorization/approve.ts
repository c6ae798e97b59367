import type { Tx } from "@/server/db/client";
import { settleWaiting } from "@/server/db/jobs/activities";
import { addTimelineEntry, authorizationColumns, updateProcess } from "@/server/db/returns/process-writes";
import { getProcess } from "@/server/db/returns/processes";
import { endOfDayAfter } from "@/server/domain/process/hand-over-by";
import type { ReturnProcess } from "@/server/domain/process/types";
import { labelDueAt } from "@/server/domain/shipping/label-promise";
import { DEFAULT_LABEL_HOURS } from "@/server/domain/store/default-config";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";

/**
 * Approves a return that waits for approval, under its lock: now its label is made and the send-by period starts. The
 * caller finalizes the change.
 */
export const approve = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, process, user }: { actor: Actor; process: ReturnProcess; user: string },
): Promise<ReturnProcess> => {
  const { id: processId, authorization, terms, storeTimeZone } = process;
  const now = ctx.clock.now();
  const decided = { ...authorization, status: "AUTHORIZED" as const, decidedAt: now.toISOString(), decidedBy: user };
  const { maxDaysToSendPackage: days, labelHours: hours = DEFAULT_LABEL_HOURS } = terms.workflow;
  // For a promised label, the promise starts now and the send-by period starts when the label is there.
  const isPromised = process.labelSource === "STORE";
  const times = {
    handOverBy: isPromised ? null : endOfDayAfter(now, { days, timeZone: storeTimeZone }),
    labelDueAt: isPromised ? labelDueAt(now, { hours, timeZone: storeTimeZone }) : null,
  };
  await updateProcess(tx, actor, { id: processId, set: { ...authorizationColumns(decided), ...times }, now });
  await settleWaiting(tx, actor, { processId, name: "AUTHORIZATION", result: { isAuthorized: true, user }, now });
  const entry = { kind: "AUTHORIZED", isShopperVisible: true, data: { user } };
  await addTimelineEntry(tx, actor, { processId, entry, now });
  return getProcess(tx, actor, processId);
};
