import { finishActivity } from "@/server/db/activities";
import { inTransaction } from "@/server/db/transaction";
import { restMinor } from "@/server/domain/money/payout-money";
import type { Payout, ReturnProcess } from "@/server/domain/process/types";
import { systemActor } from "@/server/kernel/actor";
import { connected } from "@/server/partners/awaits-person";
import type { PaymentProvider, PaymentResult } from "@/server/partners/payment-provider";
import type { ServiceContext } from "../context";
import { openBankAccount } from "../payouts/bank-account";
import type { Executor } from "./executor";
import { payOnce } from "./pay-once";
import { payoutOf } from "./payout-of";
import { refundCharge } from "./refund-charge";
import { settleLeg } from "./settle-leg";

/** REFUND: one leg of a payout, back to the payment that it came from or to the shopper's bank account. */
export const refundPayout: Executor = async (ctx, activity, read) => {
  if (activity.input.chargeId !== undefined) return refundCharge(ctx, activity, read);
  const actor = systemActor(activity.groupId);
  const { process } = await read();
  const payout = payoutOf(process, activity);
  const payments = connected(ctx.partners.payments(process));
  const { idempotencyKey } = activity;
  const answer = await payOnce(ctx, activity, {
    payments,
    destination: payout.destination,
    begin: (signal) => pay(ctx, { payments, process, payout, idempotencyKey, signal }),
  });
  await inTransaction(ctx, async (tx) => {
    const result = { reference: answer.reference };
    // The first answer that is stored counts: a second worker, or a partner that answers twice, pays nothing more.
    if (!(await finishActivity(tx, activity, { result, now: ctx.clock.now() }))) return;
    await settleLeg(ctx, tx, { actor, processId: activity.processId, payout, reference: answer.reference });
  });
};

const pay = (
  ctx: ServiceContext,
  {
    payments,
    process,
    payout,
    ...call
  }: {
    payments: PaymentProvider;
    process: ReturnProcess;
    payout: Payout;
    idempotencyKey: string;
    signal: AbortSignal;
  },
): Promise<PaymentResult> => {
  const leg = {
    ...call,
    amountMinor: restMinor(payout),
    currency: payout.currency,
    label: process.returnCode,
  };
  if (payout.refundOption === "BANK_TRANSFER")
    return payments.transfer({ ...leg, account: openBankAccount(ctx, process) });
  const payment = process.order.payments.find(({ id }) => id === payout.paymentId);
  return payments.refund({ ...leg, paymentReference: payment?.platformPaymentId ?? "" });
};
