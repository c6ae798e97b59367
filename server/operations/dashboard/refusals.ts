import * as contract from "@/contract/dashboard/refusals";
import { previewRefusal as preview } from "@/server/services/authorization/preview-refusal";
import { implement } from "../implement";

export const previewRefusal = implement(contract.previewRefusal, async ({ ctx, actor, input }) =>
  preview(ctx, { actor, processId: input.processId, reason: input.reason }),
);
