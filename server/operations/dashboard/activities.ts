import * as contract from "@/contract/dashboard/activities";
import { completeByHand } from "@/server/services/activities/resolve-manually";
import { retryActivity as retry } from "@/server/services/activities/retry-activity";
import { sendPayoutNow as sendNow } from "@/server/services/payouts/send-payout-now";
import { giveUpProcess } from "@/server/services/processes/close-as-failed";
import { releaseHold as release } from "@/server/services/processes/release-hold";
import { implement } from "../implement";

export const retryActivity = implement(contract.retryActivity, ({ ctx, actor, input }) =>
  retry(ctx, { actor, ...input }),
);

export const giveUpReturn = implement(contract.giveUpReturn, ({ ctx, actor, input }) =>
  giveUpProcess(ctx, { actor, ...input }),
);

export const completeActivityByHand = implement(contract.completeActivityByHand, ({ ctx, actor, input }) =>
  completeByHand(ctx, {
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
  }),
);

export const releaseHold = implement(contract.releaseHold, ({ ctx, actor, input }) =>
  release(ctx, { actor, ...input }),
);

export const sendPayoutNow = implement(contract.sendPayoutNow, ({ ctx, actor, input }) =>
  sendNow(ctx, { actor, ...input }),
);
