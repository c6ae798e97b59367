import * as contract from "@/contract/dashboard/activities";
import { completeByHand } from "@/server/services/activities/complete-by-hand";
import { retryActivity as retry } from "@/server/services/activities/retry-activity";
import { sendPayoutNow as sendNow } from "@/server/services/payouts/send-payout-now";
import { giveUpProcess } from "@/server/services/processes/give-up-process";
import { releaseHold as release } from "@/server/services/processes/release-hold";
import { implement } from "../implement";

export const retryActivity = implement(contract.retryActivity, async ({ ctx, actor, input }) => {
  await retry(ctx, { actor, processId: input.processId, activityId: input.activityId });
  return {};
});

export const giveUpReturn = implement(contract.giveUpReturn, async ({ ctx, actor, input }) => {
  await giveUpProcess(ctx, { actor, processId: input.processId, reason: input.reason });
  return {};
});

export const completeActivityByHand = implement(contract.completeActivityByHand, async ({ ctx, actor, input }) => {
  await completeByHand(ctx, {
    actor,
    processId: input.processId,
    activityId: input.activityId,
    result: {
      reference: input.reference.trim(),
      trackingNumber: input.trackingNumber.trim(),
      trackingUrl: input.trackingUrl.trim(),
      carrier: input.carrier.trim(),
      note: input.note,
    },
  });
  return {};
});

export const releaseHold = implement(contract.releaseHold, async ({ ctx, actor, input }) => {
  await release(ctx, { actor, processId: input.processId, holdId: input.holdId, note: input.note });
  return {};
});

export const sendPayoutNow = implement(contract.sendPayoutNow, async ({ ctx, actor, input }) => {
  await sendNow(ctx, { actor, processId: input.processId, password: input.password });
  return {};
});
