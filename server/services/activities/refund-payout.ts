import { finishActivity } from "@/server/db/activities";
import { inTransaction } from "@/server/db/transaction";
import { restMinor } from "@/server/domain/money/payout-money";
import type { Payout, ReturnProcess } from "@/server/domain/process/types";
import { systemActor } from "@/server/kernel/actor";
import type { PaymentResult } from "@/server/partners/payment-provider";
import type { ServiceContext } from "../context";
import { openBankAccount } from "../payouts/bank-account";
import type { Executor } from "./executor";
import { PaymentFailed } from "./payment-failed";
import { payoutOf } from "./payout-of";
import { refundCharge } from "./refund-charge";
import { settleLeg } from "./settle-leg";
import { StillPending } from "./still-pending";

const TIMEOUT_MS = 20_000;
const ASK_AGAIN_SECONDS = 60;

/** REFUND: one leg of a payout, back to the payment that it came from or to the shopper's bank account. */
export const refundPayout: Executor = async (ctx, activity, read) => {
  if (activity.input.chargeId !== undefined) return refundCharge(ctx, activity, read);
  const actor = systemActor(activity.groupId);
  const { process } = await read();
  const payout = payoutOf(process, activity);
  const answer = await pay(ctx, { process, payout, idempotencyKey: activity.idempotencyKey });
  if (answer.status === "PENDING") throw new StillPending(ASK_AGAIN_SECONDS);
  if (answer.status === "FAILED") throw new PaymentFailed(ctx.payments.provider, payout.destination);
  await inTransaction(ctx, async (tx) => {
    const result = { reference: answer.reference };
    // The first answer that is stored counts: a second worker, or a partner that answers twice, pays nothing more.
    if (!(await finishActivity(tx, activity, { result, now: ctx.clock.now() }))) return;
    await settleLeg(ctx, tx, { actor, processId: activity.processId, payout, reference: answer.reference });
  });
};

const pay = (
  ctx: ServiceContext,
  { process, payout, idempotencyKey }: { process: ReturnProcess; payout: Payout; idempotencyKey: string },
): Promise<PaymentResult> => {
  const leg = {
    idempotencyKey,
    amountMinor: restMinor(payout),
    currency: payout.currency,
    label: payout.destination,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  };
  if (payout.refundOption === "BANK_TRANSFER")
    return ctx.payments.transfer({ ...leg, account: openBankAccount(ctx, process) });
  const payment = process.order.payments.find(({ id }) => id === payout.paymentId);
  return ctx.payments.refund({ ...leg, paymentReference: payment?.platformPaymentId ?? "" });
};
