import { addTimelineEntry, updateProcess } from "@/server/db/process-writes";
import { lockProcess } from "@/server/db/processes";
import { dropWork, releaseUnits } from "@/server/db/release-units";
import { inTransaction } from "@/server/db/transaction";
import { transition } from "@/server/domain/process/transition";
import type { ReturnProcess } from "@/server/domain/process/types";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";
import { deciding } from "../domain-problem";
import { concludeChange } from "./conclude-change";

/**
 * Ends a return as FAILED that cannot be brought to its end (decisions, section 7). Nothing more is paid or done. Its
 * units are free for another return, unless something was paid for this one.
 * @throws Problem NOT_FOUND, FAILED_PRECONDITION when it is not on hold
 */
export const giveUpProcess = async (
  ctx: ServiceContext,
  { actor, processId, reason }: { actor: Actor; processId: string; reason: string },
): Promise<ReturnProcess> =>
  inTransaction(ctx, async (tx) => {
    const process = await lockProcess(tx, actor, processId);
    const status = deciding(() => transition(process, "GIVE_UP"));
    const now = ctx.clock.now();
    await updateProcess(tx, actor, { id: processId, set: { status, endedAt: now }, now });
    const isUnpaid = process.payouts.every((payout) => payout.status !== "SETTLED" && payout.externalMinor === 0);
    const end = isUnpaid && process.exchangeOrder === null ? releaseUnits : dropWork;
    await end(tx, actor, { processId, now });
    const entry = { kind: "STATUS", isShopperVisible: true, data: { from: process.status, to: status, note: reason } };
    await addTimelineEntry(tx, actor, { processId, entry, now });
    return concludeChange(ctx, tx, { actor, processId, events: [] });
  });
