import { finishActivity } from "@/server/db/jobs/activities";
import { followRefund } from "@/server/db/money/followed-refunds";
import { inTransaction } from "@/server/db/transaction";
import { systemActor } from "@/server/kernel/actor";
import { connected } from "@/server/partners/awaits-person";
import { payOnce } from "../payments/pay-once";
import { payerOf } from "../payments/payer";
import { requireUndisputed } from "../payments/require-undisputed";
import { FIRST_FOLLOW_SECONDS } from "../payouts/follow-refunds";
import type { Executor } from "./executor";
import { payoutOf } from "./payout-of";
import { refundCharge } from "./refund-charge";
import { settleLeg } from "./settle-leg";

/** REFUND: sends one leg of a payout, to the payment it came from or to the shopper's bank account. */
export const refundPayout: Executor = async (ctx, activity, read) => {
  if (activity.input.chargeId !== undefined) return refundCharge(ctx, activity, read);
  const actor = systemActor(activity.groupId);
  const { process } = await read();
  const payout = payoutOf(process, activity);
  const { idempotencyKey } = activity;
  const connectedPayer = connected(await payerOf(ctx, { process, payout, idempotencyKey }));
  const payer = requireUndisputed(ctx, { process, payout }, connectedPayer);
  const answer = await payOnce(ctx, activity, { payer, destination: payout.destination });
  await inTransaction(ctx, async (tx) => {
    const result = { reference: answer.reference };
    // The first stored answer counts: a second worker, or a partner that answers twice, pays nothing more.
    const now = ctx.clock.now();
    if (!(await finishActivity(tx, activity, { result, now }))) return;
    if (connectedPayer.isFollowed)
      await followRefund(tx, { kind: "PAYOUT", id: payout.id, seconds: FIRST_FOLLOW_SECONDS });
    await settleLeg(ctx, tx, { actor, processId: activity.processId, payout, reference: answer.reference });
  });
};
