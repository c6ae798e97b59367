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
 * Allows a return that waits for it, under its lock: from here on the label is made, and the days to send it count.
 * The caller finalizes the change.
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
  // Of a promised label the promise begins now, and the days to send it begin when it is there.
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
