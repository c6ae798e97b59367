import { claimFollowedRefund, type FollowedRefund, followRefund, nextFollowDueAt } from "@/server/db/followed-refunds";
import { getProcess } from "@/server/db/processes";
import { systemActor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";
import { disputeChanged } from "./dispute-changed";
import type { PaymentsEvent } from "./payments-event";
import { refundChanged } from "./refund-changed";

const DAY_MS = 86_400_000;
/** Days after a refund was sent on which its provider is asked: cards and banks send money back within weeks. */
const DAYS = [1, 3, 7, 14, 30] as const;
const AGAIN_MS = 3_600_000;

/**
 * Asks payment providers what became of refunds that were sent: events that were lost hide neither a refund that failed
 * later nor a dispute. A provider that cannot be asked now is asked again in an hour. Safe to call at any time.
 */
export const followRefunds = async (
  ctx: ServiceContext,
  { signal }: { signal?: AbortSignal } = {},
): Promise<{ done: number; nextDueAt: Date | null }> => {
  let done = 0;
  while (!signal?.aborted) {
    const refund = await claimFollowedRefund(ctx.db);
    if (refund === null) return { done, nextDueAt: await nextFollowDueAt(ctx.db) };
    await followOne(ctx, refund);
    done += 1;
  }
  return { done, nextDueAt: null };
};

/** The first look at a refund that was sent at this moment. */
export const firstFollowAt = (sentAt: Date): Date => new Date(sentAt.getTime() + DAYS[0] * DAY_MS);

const followOne = async (ctx: ServiceContext, refund: FollowedRefund): Promise<void> => {
  const { id, processId, settledAt } = refund;
  const now = ctx.clock.now().getTime();
  try {
    const hasAccount = await ask(ctx, refund);
    const next = DAYS.map((days) => settledAt.getTime() + days * DAY_MS).find((at) => at > now);
    await followRefund(ctx.db, { id, dueAt: hasAccount && next !== undefined ? new Date(next) : null });
  } catch (error) {
    ctx.log.warn({ err: error, process_id: processId, payout_id: id }, "a refund could not be followed");
    await followRefund(ctx.db, { id, dueAt: new Date(now + AGAIN_MS) });
  }
};

/** False where the account that sent it is not connected any more, or nothing is sent at all. */
const ask = async (ctx: ServiceContext, { id, groupId, processId }: FollowedRefund): Promise<boolean> => {
  const process = await getProcess(ctx.db, systemActor(groupId), processId);
  const payout = process.payouts.find((one) => one.id === id);
  const payment = process.order.payments.find((one) => one.id === payout?.paymentId);
  if (payout?.status !== "SETTLED" || payment === undefined) return false;
  const { processor, platformPaymentId: paymentReference } = payment;
  const account = await ctx.partners.accountOf(process, { processor, paymentReference });
  if (account === null || account.connectionId === null) return false;
  const { ecommerceId } = process;
  const event: Omit<PaymentsEvent, "reference"> = {
    ...{ groupId, ecommerceId, connectionId: account.connectionId, payments: account.payments },
  };
  await refundChanged(ctx, { ...event, reference: payout.reference });
  await disputeChanged(ctx, { ...event, reference: paymentReference });
  return true;
};
