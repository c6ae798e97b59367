import * as contract from "@/contract/dashboard/shopper-email";
import { getProcess } from "@/server/db/returns/processes";
import { changeShopperEmail as change, failedEmails } from "@/server/services/returns/change-shopper-email";
import { implement } from "../implement";

export const getShopperEmail = implement(contract.getShopperEmail, async ({ ctx, actor, input }) => {
  const process = await getProcess(ctx.db, actor, input.processId);
  return { email: process.email, failed: failedEmails(process).length };
});

export const changeShopperEmail = implement(contract.changeShopperEmail, async ({ ctx, actor, input }) => ({
  resent: await change(ctx, { actor, ...input }),
}));
