import * as contract from "@/contract/dashboard/return-work";
import { assignReturn as assign } from "@/server/services/work/assign-return";
import { tagReturn as tag } from "@/server/services/work/tag-return";
import { implement } from "../implement";

export const assignReturn = implement(contract.assignReturn, ({ ctx, actor, input }) =>
  assign(ctx, { actor, ...input }),
);

export const tagReturn = implement(contract.tagReturn, async ({ ctx, actor, input }) => ({
  tags: await tag(ctx, { actor, ...input }),
}));
