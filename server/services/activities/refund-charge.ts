import { finishActivity } from "@/server/db/activities";
import { markChargeRefunded } from "@/server/db/payouts";
import { addTimelineEntry } from "@/server/db/process-writes";
import { getProcess, lockProcess } from "@/server/db/processes";
import { inTransaction } from "@/server/db/transaction";
import { systemActor } from "@/server/kernel/actor";
import type { Executor } from "./executor";
import { PaymentFailed } from "./payment-failed";
import { StillPending } from "./still-pending";

const TIMEOUT_MS = 20_000;
const ASK_AGAIN_SECONDS = 60;

/** REFUND of what the shopper paid for a return that was canceled. */
export const refundCharge: Executor = async (ctx, activity) => {
  const actor = systemActor(activity.groupId);
  const { processId } = activity;
  const process = await getProcess(ctx.db, actor, processId);
  const charge = process.charges.find(({ id }) => id === activity.input.chargeId);
  if (charge === undefined) throw new Error(`The charge ${activity.input.chargeId} of ${process.id} is not there.`);
  const { amountMinor, currency } = charge;
  const answer = await ctx.payments.refund({
    idempotencyKey: activity.idempotencyKey,
    paymentReference: charge.reference,
    amountMinor,
    currency,
    label: process.returnCode,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (answer.status === "PENDING") throw new StillPending(ASK_AGAIN_SECONDS);
  if (answer.status === "FAILED") throw new PaymentFailed(ctx.payments.provider, "the card that the shopper paid with");
  await inTransaction(ctx, async (tx) => {
    await lockProcess(tx, actor, processId);
    const now = ctx.clock.now();
    if (!(await finishActivity(tx, { id: activity.id, result: { reference: answer.reference }, now }))) return;
    await markChargeRefunded(tx, actor, { id: charge.id, now });
    const entry = { kind: "CHARGE_REFUNDED", isShopperVisible: true, data: { amountMinor, currency } };
    await addTimelineEntry(tx, actor, { processId, entry, now });
  });
};
