import * as contract from "@/contract/dashboard/return-work";
import { assignReturn as assign } from "@/server/services/work/assign-return";
import { tagReturn as tag } from "@/server/services/work/tag-return";
import { implement } from "../implement";

export const assignReturn = implement(contract.assignReturn, async ({ ctx, actor, input }) => {
  await assign(ctx, { actor, processId: input.processId, assigneeId: input.assigneeId });
  return {};
});

export const tagReturn = implement(contract.tagReturn, async ({ ctx, actor, input }) => {
  const { processId, add, remove } = input;
  return { tags: await tag(ctx, { actor, processId, add, remove }) };
});
