import * as contract from "@/contract/storefront/draft-payment";
import { presentAmount } from "@/server/presenters/money";
import { finishPayment as finish } from "@/server/services/returns/finish-payment";
import { paymentOfDraft } from "@/server/services/returns/payment-of-draft";
import { implement } from "../implement";

export const getDraftPayment = implement(contract.getDraftPayment, async ({ ctx, actor, input }) => {
  const payment = await paymentOfDraft(ctx, { actor, returnId: input.returnId });
  const { paidMinor, mode, providerName, pageUrl, hold } = payment;
  return {
    ...{ amount: presentAmount(paidMinor), mode, providerName, pageUrl },
    hold: { amount: presentAmount(hold.heldMinor), mode: hold.mode, providerName: hold.providerName },
  };
});

export const finishPayment = implement(contract.finishPayment, async ({ ctx, actor, input }) => ({
  result: await finish(ctx, { actor, returnId: input.returnId }),
}));
