import * as contract from "@/contract/dashboard/launch";
import { goLive as leaveTestMode } from "@/server/services/setup/go-live";
import { lookUpOutside, readLaunch } from "@/server/services/setup/read-launch";
import { implement } from "../implement";

export const getLaunchChecklist = implement(contract.getLaunchChecklist, async ({ ctx, actor, input }) => {
  const outside = await lookUpOutside(ctx, input.ecommerce_id);
  const launch = await readLaunch(ctx, ctx.db, { actor, ecommerceId: input.ecommerce_id, outside });
  return {
    is_live: launch.isLive,
    checks: launch.checks.map(({ id, isDone, isRequired, detail }) => ({
      ...{ id, is_done: isDone, is_required: isRequired, detail },
    })),
    manual_jobs: launch.manualJobs,
    test_shop: launch.testShop,
    steps: launch.steps.map(({ id, isDone }) => ({ id, is_done: isDone })),
    open_drafts: launch.openDrafts,
    open_test_returns: launch.openTestReturns,
  };
});

export const goLive = implement(contract.goLive, async ({ ctx, actor, input }) => {
  const { endedDrafts } = await leaveTestMode(ctx, {
    ...{ actor, ecommerceId: input.ecommerce_id, confirmed: input.confirmed },
  });
  return { ended_drafts: endedDrafts };
});
