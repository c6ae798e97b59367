import * as contract from "@/contract/admin/timeline";
import { presentProcessAt } from "@/server/presenters/process-at";
import { showProcessAt } from "@/server/services/processes/show-process-at";
import { implement } from "../implement";

export const getProcessTimeline = implement(contract.getProcessTimeline, async ({ ctx, actor, input }) =>
  presentProcessAt(await showProcessAt(ctx, { actor, processId: input.processId, at: input.at })),
);
