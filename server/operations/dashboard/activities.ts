import * as contract from "@/contract/dashboard/activities";
import { completeByHand } from "@/server/services/activities/complete-by-hand";
import { retryActivity as retry } from "@/server/services/activities/retry-activity";
import { sendPayoutNow as sendNow } from "@/server/services/payouts/send-payout-now";
import { giveUpProcess } from "@/server/services/processes/give-up-process";
import { releaseHold as release } from "@/server/services/processes/release-hold";
import { implement } from "../implement";

export const retryActivity = implement(contract.retryActivity, async ({ ctx, actor, input }) => {
  await retry(ctx, { actor, processId: input.process_id, activityId: input.activity_id });
  return {};
});

export const giveUpReturn = implement(contract.giveUpReturn, async ({ ctx, actor, input }) => {
  await giveUpProcess(ctx, { actor, processId: input.process_id, reason: input.reason });
  return {};
});

export const completeActivityByHand = implement(contract.completeActivityByHand, async ({ ctx, actor, input }) => {
  await completeByHand(ctx, {
    actor,
    processId: input.process_id,
    activityId: input.activity_id,
    result: {
      reference: input.reference.trim(),
      trackingNumber: input.tracking_number.trim(),
      trackingUrl: input.tracking_url.trim(),
      carrier: input.carrier.trim(),
      note: input.note,
    },
  });
  return {};
});

export const releaseHold = implement(contract.releaseHold, async ({ ctx, actor, input }) => {
  await release(ctx, { actor, processId: input.process_id, holdId: input.hold_id, note: input.note });
  return {};
});

export const sendPayoutNow = implement(contract.sendPayoutNow, async ({ ctx, actor, input }) => {
  await sendNow(ctx, { actor, processId: input.process_id, password: input.password });
  return {};
});
