import { claimDueWork, type DueWork } from "@/server/db/jobs/due-work";
import { BATCH, runClaimed } from "../activities/run-due-activities";
import type { ServiceContext } from "../context";
import type { Drained } from "../drained";
import { endDueWaits } from "../payouts/end-due-waits";
import { followRefunds } from "../payouts/follow-refunds";
import { finishPages } from "../returns/finish-pages";
import { tellOfReturnedPayments } from "../returns/tell-of-returned-payments";
import { trackParcels } from "../shipping/track-parcels";
import { voidLabels } from "../shipping/void-labels";
import { sendWithdrawalMails } from "../withdrawals/send-withdrawal-mails";

type DrainOne = (ctx: ServiceContext, options: { signal?: AbortSignal }) => Promise<Drained>;

/** Work besides the activities, whose claim says whether any of these is due. */
const OTHERS: readonly [DueWork["kind"], DrainOne][] = [
  ["withdrawalMails", sendWithdrawalMails],
  ["voidedLabels", voidLabels],
  ["payoutWaits", endDueWaits],
  ["trackedParcels", trackParcels],
  ["paidPages", finishPages],
  ["sentRefunds", followRefunds],
  ["backMails", tellOfReturnedPayments],
];

/**
 * Does the work for the hint "activities": activities of returns, receipts of withdrawals, void labels, parcels to
 * track, payment pages, sent refunds, emails about refunded payments; each until none is due. All of them finish before
 * a failure of one is thrown. Safe to call at any time, by several workers at once. Once `signal` is aborted nothing
 * new is started.
 */
export const doDueWork = async (ctx: ServiceContext, { signal }: { signal?: AbortSignal } = {}): Promise<Drained> => {
  if (signal?.aborted) return { done: 0, nextDueAt: null };
  const first = await claimDueWork(ctx.db, BATCH);
  const others = OTHERS.map(async ([name, drain]): Promise<Drained> => {
    const { dueAt = null, isDue = false } = first.waiting.find(({ kind }) => kind === name) ?? {};
    return isDue
      ? drain(ctx, { signal })
      : { done: 0, nextDueAt: dueAt === null ? null : new Date(dueAt).toISOString() };
  });
  const ended = await Promise.allSettled([runClaimed(ctx, first, { signal }), ...others]);
  const results = ended.map((one) => {
    if (one.status === "rejected") throw one.reason;
    return one.value;
  });
  const due = results.flatMap(({ nextDueAt }) => (nextDueAt === null ? [] : [Date.parse(nextDueAt)]));
  return {
    done: results.reduce((sum, { done }) => sum + done, 0),
    nextDueAt: due.length === 0 ? null : new Date(Math.min(...due)).toISOString(),
  };
};
