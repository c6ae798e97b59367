import * as contract from "@/contract/dashboard/staff-returns";
import { exchangeOptions } from "@/server/domain/exchanges/exchange-options";
import { Problem } from "@/server/kernel/problem";
import { presentExchangeOption } from "@/server/presenters/exchanges";
import { presentFoundOrder, presentOrderToReturn, presentStaffQuote } from "@/server/presenters/staff-return";
import { askExchange } from "@/server/services/exchanges/ask-exchange";
import { findOrders as find, recentOrders } from "@/server/services/orders/find-orders";
import { PriceChanged } from "@/server/services/returns/complete-return";
import { createByStaff, rulesAgainst } from "@/server/services/returns/create-by-staff";
import { draftByStaff, staffReturnId } from "@/server/services/returns/draft-by-staff";
import { lookAtOrder } from "@/server/services/returns/look-at-order";
import type { Quote } from "@/server/services/returns/price-return";
import { implement } from "../implement";

export const findOrders = implement(contract.findOrders, async ({ ctx, actor, input }) => ({
  orders: (input.query.trim() === ""
    ? await recentOrders(ctx, { actor })
    : await find(ctx, { actor, query: input.query })
  ).map(presentFoundOrder),
}));

export const getOrderToReturn = implement(contract.getOrderToReturn, async ({ ctx, actor, input }) =>
  presentOrderToReturn({ ...(await lookAtOrder(ctx, { actor, orderId: input.orderId })), now: ctx.clock.now() }),
);

const present = (quote: Quote) => presentStaffQuote(quote, rulesAgainst(quote.loaded));

export const draftStaffReturn = implement(contract.draftStaffReturn, async ({ ctx, actor, input }) => {
  const { draftId, orderId, bankAccount: account, method, items, refundOption } = input;
  const quote = await draftByStaff(ctx, {
    ...{ actor, draftId, orderId },
    choice: {
      items: items.map(({ lineItemId, quantity, returnReason, comment, ...item }) => ({
        ...{ lineItemId, quantity, returnReason, comment, exchangeVariantId: item.exchangeVariantId },
      })),
      refundOption,
      bankAccount: account && { iban: account.iban, holderName: account.holderName },
      delivery: method && {
        ...{ returnMethod: method.returnMethod, provider: method.provider, carrier: method.carrier },
        ...{ pickupDate: method.pickupDate, pickupRange: method.pickupRange, pickupAddress: null },
        addressChoice: method.addressChoice,
        parcelCount: method.parcelCount,
      },
    },
  });
  return present(quote);
});

export const listStaffExchanges = implement(contract.listStaffExchanges, async ({ ctx, actor, input }) => {
  const question = { lineItemId: input.lineItemId, quantity: undefined, returnReason: undefined };
  const asked = await askExchange(ctx, {
    actor,
    question: { ...question, returnId: staffReturnId(actor, input.draftId) },
  });
  return { options: exchangeOptions(asked).options.map(presentExchangeOption) };
});

export const createStaffReturn = implement(contract.createStaffReturn, async ({ ctx, actor, input }) => {
  const { draftId, quoteId, overrideReason } = input;
  try {
    const made = await createByStaff(ctx, { actor, draftId, quoteId, overrideReason });
    return { processId: made.id, returnCode: made.returnCode };
  } catch (error) {
    if (!(error instanceof PriceChanged)) throw error;
    throw new Problem(error.reason, error.message, { details: [{ quote: present(error.quote) }] });
  }
});
