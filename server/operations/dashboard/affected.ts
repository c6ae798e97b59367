import * as contract from "@/contract/dashboard/affected";
import { getProcess } from "@/server/db/returns/processes";
import { presentAffected } from "@/server/presenters/affected";
import { implement } from "../implement";

export const getAffected = implement(contract.getAffected, async ({ ctx, actor, input }) => {
  const process = await getProcess(ctx.db, actor, input.processId);
  return presentAffected(process, { activityId: input.activityId, money: input.money });
});
