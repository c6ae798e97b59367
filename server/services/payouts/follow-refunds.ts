import {
  claimFollowedRefund,
  type FollowedRefund,
  followRefund,
  nextFollowDueAt,
} from "@/server/db/money/followed-refunds";
import { getProcess } from "@/server/db/returns/processes";
import { systemActor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";
import { disputeChanged } from "./dispute-changed";
import type { PaymentsEvent } from "./payments-event";
import { refundChanged } from "./refund-changed";

const DAY_SECONDS = 86_400;
/** Days after a refund was sent on which its provider is asked: cards and banks return money within weeks. */
const DAYS = [1, 3, 7, 14, 30] as const;
const AGAIN_SECONDS = 3_600;

/** The delay between sending a refund and the first check. */
export const FIRST_FOLLOW_SECONDS = DAYS[0] * DAY_SECONDS;

/**
 * Checks sent refunds at their payment providers, so that lost events hide neither a later failure nor a dispute. A
 * provider that can't be asked now is retried in an hour. Safe to call at any time.
 */
export const followRefunds = async (
  ctx: ServiceContext,
  { signal }: { signal?: AbortSignal } = {},
): Promise<{ done: number; nextDueAt: string | null }> => {
  let done = 0;
  while (!signal?.aborted) {
    const refund = await claimFollowedRefund(ctx.db);
    if (refund === null) return { done, nextDueAt: await nextFollowDueAt(ctx.db) };
    await followOne(ctx, refund);
    done += 1;
  }
  return { done, nextDueAt: null };
};

const followOne = async (ctx: ServiceContext, refund: FollowedRefund): Promise<void> => {
  const { kind, id, processId, ageSeconds } = refund;
  try {
    const isAsked = await (kind === "PAYOUT" ? askOfPayout(ctx, refund) : askOfCharge(ctx, refund));
    const next = DAYS.map((days) => days * DAY_SECONDS - ageSeconds).find((seconds) => seconds > 0);
    await followRefund(ctx.db, { kind, id, seconds: isAsked && next !== undefined ? next : null });
  } catch (error) {
    ctx.log.warn({ err: error, process_id: processId, kind, id }, "a refund could not be followed");
    await followRefund(ctx.db, { kind, id, seconds: AGAIN_SECONDS });
  }
};

/** False when the account that sent it is no longer connected, or nothing is sent at all. */
const askOfPayout = async (ctx: ServiceContext, { id, groupId, processId }: FollowedRefund): Promise<boolean> => {
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

/** The same for a shopper's payment for a return that was refunded, because the return was canceled or worth less. */
const askOfCharge = async (ctx: ServiceContext, { id, groupId, processId }: FollowedRefund): Promise<boolean> => {
  const process = await getProcess(ctx.db, systemActor(groupId), processId);
  const charge = process.charges.find((one) => one.id === id);
  const sent = process.activities.filter(({ input, state }) => input.chargeId === id && state === "DONE");
  const connectionId = charge?.connectionId ?? null;
  if (connectionId === null || sent.length === 0) return false;
  const account = await ctx.partners.chargerOf(process, connectionId);
  if (account === null) return false;
  const { ecommerceId } = process;
  const event = { groupId, ecommerceId, connectionId, payments: account.payments };
  for (const { result } of sent)
    if (typeof result.reference === "string") await refundChanged(ctx, { ...event, reference: result.reference });
  return true;
};
