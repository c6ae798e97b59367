import { finishActivity } from "@/server/db/jobs/activities";
import { recordChargeRefund } from "@/server/db/money/charges";
import { followRefund } from "@/server/db/money/followed-refunds";
import { addTimelineEntry } from "@/server/db/returns/process-writes";
import { getProcess } from "@/server/db/returns/processes";
import { inTransaction } from "@/server/db/transaction";
import { systemActor } from "@/server/kernel/actor";
import { connected } from "@/server/partners/awaits-person";
import { finalizeChange } from "../finalize-change/finalize-change";
import { chargePayer, chargeRefundMinor } from "../payments/charge-payer";
import { payOnce } from "../payments/pay-once";
import { FIRST_FOLLOW_SECONDS } from "../payouts/follow-refunds";
import type { Executor } from "./executor";

/** REFUND of a shopper's payment for a canceled return, or of the part that a decision doesn't use. */
export const refundCharge: Executor = async (ctx, activity, read) => {
  const actor = systemActor(activity.groupId);
  const { processId } = activity;
  const { process } = await read();
  const charge = process.charges.find(({ id }) => id === activity.input.chargeId);
  if (charge === undefined) throw new Error(`The charge ${activity.input.chargeId} of ${process.id} is not there.`);
  const { currency } = charge;
  const amountMinor = chargeRefundMinor(charge, activity);
  const payer = connected(await chargePayer(ctx, { process, charge, ...activity }));
  const answer = await payOnce(ctx, activity, { payer, destination: "the card that the shopper paid with" });
  await inTransaction(ctx, async (tx) => {
    const now = ctx.clock.now();
    if (!(await finishActivity(tx, activity, { result: { reference: answer.reference }, now }))) return;
    const locked = await getProcess(tx, actor, processId);
    const before = locked.charges.find(({ id }) => id === charge.id)?.refundedMinor ?? 0;
    await recordChargeRefund(tx, actor, { charge, refundedMinor: before + amountMinor, now });
    if (charge.connectionId !== null)
      await followRefund(tx, { kind: "CHARGE", id: charge.id, seconds: FIRST_FOLLOW_SECONDS });
    const entry = { kind: "CHARGE_REFUNDED", isShopperVisible: true, data: { amountMinor, currency } };
    await addTimelineEntry(tx, actor, { processId, entry, now });
    await finalizeChange(ctx, tx, { actor, processId, events: [] });
  });
};
