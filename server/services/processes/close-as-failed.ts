import { PAID_BY_PROVIDERS } from "@/contract/vocabulary/activity";
import type { Tx } from "@/server/db/client";
import { stopActivity } from "@/server/db/jobs/activities";
import { addTimelineEntry, updateProcess } from "@/server/db/returns/process-writes";
import { getProcess, lockProcess } from "@/server/db/returns/processes";
import { dropWork, releaseUnits } from "@/server/db/returns/release-units";
import { inTransaction } from "@/server/db/transaction";
import { isOpen } from "@/server/domain/process/activity-questions";
import { transition } from "@/server/domain/process/transition";
import type { ReturnProcess } from "@/server/domain/process/types";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { deciding } from "../domain-problem";
import { finalizeChange } from "../finalize-change/finalize-change";
import { requireInNoFile } from "../payments/require-in-no-file";
import {
  keepGoodsStill,
  requireNoneBegunSince,
  requireNotAtProvider,
  requireNotAtShop,
} from "../payments/require-not-at-provider";

/**
 * Closes a return as FAILED that can't be completed (decisions, section 7). Nothing more is paid or done. Its units are
 * free for another return, unless something was paid for this one.
 * @throws Problem NOT_FOUND, FAILED_PRECONDITION when it isn't on hold or is in a payment file, ABORTED when its refund
 * or new items are on their way: then a retry completes it
 */
export const giveUpProcess = async (
  ctx: ServiceContext,
  { actor, processId, reason }: { actor: Actor; processId: string; reason: string },
): Promise<ReturnProcess> => {
  const seen = await getProcess(ctx.db, actor, processId);
  await requireNotAtProvider(ctx, seen);
  await requireNotAtShop(ctx, seen);
  return inTransaction(ctx, async (tx) => {
    const process = await lockProcess(tx, actor, processId);
    requireNoneBegunSince(seen, process);
    await requireInNoFile(tx, { actor, process });
    await keepGoodsStill(tx, process);
    await stopPaying(tx, { process, now: ctx.clock.now() });
    const status = deciding(() => transition(process, "GIVE_UP"));
    const now = ctx.clock.now();
    await updateProcess(tx, actor, { id: processId, set: { status, endedAt: now }, now });
    const isUnpaid = process.payouts.every((payout) => payout.status !== "SETTLED" && payout.externalMinor === 0);
    const end = isUnpaid && process.exchangeOrder === null ? releaseUnits : dropWork;
    await end(tx, actor, { processId, now });
    const entry = { kind: "STATUS", isShopperVisible: true, data: { from: process.status, to: status, note: reason } };
    await addTimelineEntry(tx, actor, { processId, entry, now });
    return finalizeChange(ctx, tx, { actor, processId, events: [] });
  });
};

/** The activity's row decides: a worker that has claimed it may be paying at this moment. */
const stopPaying = async (tx: Tx, { process, now }: { process: ReturnProcess; now: Date }): Promise<void> => {
  const { groupId, activities } = process;
  for (const { id, name, attempts } of activities.filter(isOpen))
    if (PAID_BY_PROVIDERS.includes(name))
      if (!(await stopActivity(tx, { id, groupId, attempts, now })))
        throw new Problem("ABORTED", "A refund of this return is being sent right now. Check again in a minute.");
};
