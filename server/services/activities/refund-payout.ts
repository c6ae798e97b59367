import { finishActivity } from "@/server/db/activities";
import type { Tx } from "@/server/db/client";
import { settlePayout } from "@/server/db/payouts";
import { addTimelineEntry, recordUnitChanges } from "@/server/db/process-writes";
import { getProcess, lockProcess } from "@/server/db/processes";
import { inTransaction } from "@/server/db/transaction";
import type { Payout } from "@/server/domain/process/types";
import { type Actor, systemActor } from "@/server/kernel/actor";
import { PartnerError } from "@/server/partners/partner-error";
import type { ServiceContext } from "../context";
import { concludeChange } from "../processes/conclude-change";
import type { Executor } from "./executor";
import { StillPending } from "./still-pending";

const TIMEOUT_MS = 20_000;
const ASK_AGAIN_SECONDS = 60;

/** REFUND: one leg of a payout back to the payment that it came from. */
export const refundPayout: Executor = async (ctx, activity) => {
  const actor = systemActor(activity.groupId);
  const process = await getProcess(ctx.db, actor, activity.processId);
  const payout = process.payouts.find(({ id }) => id === activity.leg);
  if (payout === undefined) throw new Error(`The payout ${activity.leg} of ${process.id} is not there.`);
  const payment = process.order.payments.find(({ id }) => id === payout.paymentId);
  const answer = await ctx.payments.refund({
    idempotencyKey: activity.idempotencyKey,
    paymentReference: payment?.platformPaymentId ?? "",
    amountMinor: payout.amountMinor,
    currency: payout.currency,
    label: payout.destination,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (answer.status === "PENDING") throw new StillPending(ASK_AGAIN_SECONDS);
  if (answer.status === "FAILED")
    throw new PartnerError(ctx.payments.provider, "REFUSED", `The refund of ${payout.destination} was refused.`);
  await inTransaction(ctx, async (tx) => {
    await lockProcess(tx, actor, activity.processId);
    const result = { reference: answer.reference };
    if (!(await finishActivity(tx, { id: activity.id, result, now: ctx.clock.now() }))) return;
    await settleLeg(ctx, tx, { actor, processId: activity.processId, payout, reference: answer.reference });
  });
};

/** The money of one leg is there: units are paid when the last leg is. Under the process lock. */
export const settleLeg = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, processId, payout, reference }: { actor: Actor; processId: string; payout: Payout; reference: string },
): Promise<void> => {
  const now = ctx.clock.now();
  await settlePayout(tx, actor, { id: payout.id, reference, now });
  const { amountMinor, currency, destination, refundOption } = payout;
  await addTimelineEntry(tx, actor, {
    processId,
    entry: { kind: "REFUND", isShopperVisible: true, data: { amountMinor, currency, destination, refundOption } },
    now,
  });
  const process = await getProcess(tx, actor, processId);
  const isAllPaid = process.payouts.every(({ status }) => status === "SETTLED");
  const due = isAllPaid ? process.units.filter(({ payment }) => payment === "DUE") : [];
  await recordUnitChanges(tx, actor, {
    processId,
    changes: due.map(({ id }) => ({ unitId: id, track: "PAYMENT", state: "SETTLED", set: { payment: "SETTLED" } })),
    now,
  });
  await concludeChange(ctx, tx, { actor, processId, events: [] });
};
