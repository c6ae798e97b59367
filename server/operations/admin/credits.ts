import * as contract from "@/contract/admin/credits";
import { presentCredit } from "@/server/presenters/credit";
import { getCredit as load, spendCredit as spend } from "@/server/services/credits/spend-credit";
import { implement } from "../implement";

export const getCredit = implement(contract.getCredit, async ({ ctx, actor, input }) => {
  const { ecommerceId, code } = input;
  return { credit: presentCredit(await load(ctx, { actor, ecommerceId, code })) };
});

export const spendCredit = implement(contract.spendCredit, async ({ ctx, actor, input }) => {
  const { ecommerceId, code, amount, reference } = input;
  const credit = await spend(ctx, { actor, ecommerceId, code, amountMinor: Number(amount), reference });
  return { credit: presentCredit(credit) };
});
