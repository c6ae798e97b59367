import * as contract from "@/contract/dashboard/activities";
import { retryActivity as retry } from "@/server/services/activities/retry-activity";
import { giveUpProcess } from "@/server/services/processes/give-up-process";
import { implement } from "../implement";

export const retryActivity = implement(contract.retryActivity, async ({ ctx, actor, input }) => {
  await retry(ctx, { actor, processId: input.process_id, activityId: input.activity_id });
  return {};
});

export const giveUpReturn = implement(contract.giveUpReturn, async ({ ctx, actor, input }) => {
  await giveUpProcess(ctx, { actor, processId: input.process_id, reason: input.reason });
  return {};
});
