import * as contract from "@/contract/storefront/checkout";
import { isTerminal } from "@/contract/vocabulary/process";
import type { ReturnProcess } from "@/server/domain/process/types";
import { Problem } from "@/server/kernel/problem";
import { presentCheckout } from "@/server/presenters/checkout";
import type { ServiceContext } from "@/server/services/context";
import { intentWords } from "@/server/services/intents/intent-rules";
import { cancelReturn as cancel } from "@/server/services/returns/cancel-return";
import { chooseTiming } from "@/server/services/returns/choose-timing";
import { completeReturn as complete, PriceChanged } from "@/server/services/returns/complete-return";
import { authorizationOf } from "@/server/services/returns/evaluate-return";
import { priceReturn, type Quote } from "@/server/services/returns/price-return";
import { instantOfferOf } from "@/server/services/returns/wanted-hold";
import { implement } from "../implement";

const present = (ctx: ServiceContext, quote: Quote) => {
  const { fee, authorization } = intentWords(quote.loaded);
  // The result of the risk check is never revealed before the return is confirmed.
  const { matchedRule } = authorizationOf(ctx, { loaded: quote.loaded, risk: null });
  const words = { fee, authorization: matchedRule && authorization(matchedRule) };
  return presentCheckout({ ...quote, instant: instantOfferOf(ctx, quote) }, words);
};

export const checkout = implement(contract.checkout, async ({ ctx, actor, input }) =>
  present(ctx, await priceReturn(ctx, { actor, returnId: input.returnId })),
);

const nextStepOf = ({ status, shippingStatus, units, authorization, labelSource }: ReturnProcess) => {
  if (isTerminal(status) || shippingStatus === "COLLECTED" || shippingStatus === "IN_WAREHOUSE") return "NONE" as const;
  if (authorization.status === "PENDING") return "WAIT_FOR_APPROVAL" as const;
  if (units.every(({ location }) => location === "KEPT")) return "NONE" as const;
  const isReady = shippingStatus !== "NO_SHIPPING_STATUS";
  if (labelSource === "NONE") return isReady ? ("SHIP" as const) : ("WAIT_FOR_ADDRESS" as const);
  return isReady ? ("HAND_OVER" as const) : ("WAIT_FOR_LABEL" as const);
};

export const completeReturn = implement(contract.completeReturn, async ({ ctx, actor, input }) => {
  try {
    const { returnId, quoteId, paymentToken } = input;
    const { exchangeTiming } = input;
    const process = await complete(ctx, { actor, returnId, quoteId, paymentToken, exchangeTiming });
    return {
      processId: process.id,
      returnCode: process.returnCode,
      status: process.status,
      nextStep: nextStepOf(process),
    };
  } catch (error) {
    if (!(error instanceof PriceChanged)) throw error;
    throw new Problem(error.reason, error.message, { details: [{ quote: present(ctx, error.quote) }] });
  }
});

export const chooseExchangeTiming = implement(contract.chooseExchangeTiming, ({ ctx, actor, input }) =>
  chooseTiming(ctx, { actor, ...input }),
);

export const cancelReturn = implement(contract.cancelReturn, async ({ ctx, actor, input }) => {
  const { id, status } = await cancel(ctx, { actor, returnId: input.returnId });
  return { processId: id, status };
});
