import * as contract from "@/contract/dashboard/launch";
import { goLive as leaveTestMode } from "@/server/services/setup/go-live";
import { lookUpOutside, readLaunch } from "@/server/services/setup/read-launch";
import { implement } from "../implement";

export const getLaunchChecklist = implement(contract.getLaunchChecklist, async ({ ctx, actor, input }) => {
  const outside = await lookUpOutside(ctx, input.ecommerceId);
  const launch = await readLaunch(ctx, ctx.db, { actor, ecommerceId: input.ecommerceId, outside });
  return {
    ...launch,
    checks: launch.checks.map(({ id, isDone, isRequired, detail }) => ({
      ...{ id, isDone, isRequired, detail },
    })),
    steps: launch.steps.map(({ id, isDone }) => ({ id, isDone })),
  };
});

export const goLive = implement(contract.goLive, async ({ ctx, actor, input }) => {
  const { endedDrafts } = await leaveTestMode(ctx, {
    ...{ actor, ecommerceId: input.ecommerceId, confirmed: input.confirmed },
  });
  return { endedDrafts };
});
