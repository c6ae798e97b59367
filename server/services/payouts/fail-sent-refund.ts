import { isTerminal } from "@/contract/vocabulary/process";
import type { Tx } from "@/server/db/client";
import { undoActivity } from "@/server/db/jobs/activities";
import { recordChargeRefund } from "@/server/db/money/charges";
import { unsettlePayout } from "@/server/db/money/payouts";
import { addTimelineEntry, insertHold } from "@/server/db/returns/process-writes";
import { getProcess, lockProcess } from "@/server/db/returns/processes";
import { inTransaction } from "@/server/db/transaction";
import { nextAttemptKey } from "@/server/domain/activities/plan-activities";
import { restMinor } from "@/server/domain/payouts/payout-money";
import type { Activity, ReturnProcess } from "@/server/domain/process/types";
import { type Actor, systemActor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";
import { finalizeChange } from "../finalize-change/finalize-change";
import { recordPaymentTrack } from "../settlement/record-payment-track";

type Failed = { groupId: string; processId: string; activityId: string; reference: string; error: string };

/**
 * Handles a refund that failed at the provider after it was sent, so that the merchant has the money again. It is owed
 * again, the return goes on hold with the provider's message, and a person retries it under another key or sends the
 * money another way. The shopper isn't told about the failure, because they needn't do anything, and the next refund
 * has its own email. Repeating the call changes nothing.
 */
export const failSentRefund = async (ctx: ServiceContext, failed: Failed): Promise<void> => {
  const { groupId, processId, activityId, reference, error } = failed;
  const actor = systemActor(groupId);
  await inTransaction(ctx, async (tx) => {
    const locked = await lockProcess(tx, actor, processId);
    const activity = locked.activities.find(({ id }) => id === activityId);
    if (activity === undefined) return;
    const words = `The refund was sent, but failed at the provider afterwards.${error === "" ? "" : ` ${error}`}`;
    const nextKey = nextAttemptKey(activity.idempotencyKey);
    if (!(await undoActivity(tx, { id: activityId, groupId, reference, nextKey, error: words }))) return;
    const now = ctx.clock.now();
    const owed = await oweAgain(tx, { actor, process: locked, activity, reference, now });
    await addTimelineEntry(tx, actor, {
      processId,
      entry: { kind: "REFUND_RETURNED", isShopperVisible: false, data: { ...owed, error } },
      now,
    });
    // A canceled return can't be resumed: what it owes is listed among the problems.
    if (!isTerminal(locked.status) || locked.status === "COMPLETED")
      await insertHold(tx, actor, {
        processId,
        hold: {
          ...{ id: ctx.ids.next("hold"), activityId, scope: "ACTIVITY", reason: words },
          createdAt: now.toISOString(),
        },
      });
    await finalizeChange(ctx, tx, { actor, processId, events: [] });
  });
};

type Owed = { amountMinor: number; currency: string; destination: string };

const oweAgain = async (
  tx: Tx,
  change: { actor: Actor; process: ReturnProcess; activity: Activity; reference: string; now: Date },
): Promise<Owed> => {
  const { actor, process, activity, reference, now } = change;
  const charge = process.charges.find(({ id }) => id === activity.input.chargeId);
  if (charge !== undefined) {
    const amountMinor = Math.min(charge.refundedMinor, Number(activity.input.amountMinor ?? charge.amountMinor));
    await recordChargeRefund(tx, actor, { charge, refundedMinor: charge.refundedMinor - amountMinor, now });
    return { amountMinor, currency: charge.currency, destination: "the card that the shopper paid with" };
  }
  const payout = process.payouts.find(({ id }) => id === activity.input.payoutId);
  if (payout === undefined) throw new Error(`The payout ${activity.input.payoutId} of ${process.id} is not there.`);
  await unsettlePayout(tx, actor, { id: payout.id, reference });
  const changed = await getProcess(tx, actor, process.id);
  await recordPaymentTrack(tx, actor, { process: changed, from: ["DUE", "SETTLED"], to: "FAILED", now });
  return { amountMinor: restMinor(payout), currency: payout.currency, destination: payout.destination };
};
