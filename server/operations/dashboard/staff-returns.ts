import * as contract from "@/contract/dashboard/staff-returns";
import { exchangeOptions } from "@/server/domain/exchanges/exchange-options";
import { Problem } from "@/server/kernel/problem";
import { presentExchangeOption } from "@/server/presenters/exchanges";
import { presentFoundOrder, presentOrderToReturn, presentStaffQuote } from "@/server/presenters/staff-return";
import { askExchange } from "@/server/services/exchanges/ask-exchange";
import { PriceChanged } from "@/server/services/returns/complete-return";
import { createByStaff, rulesAgainst } from "@/server/services/returns/create-by-staff";
import { draftByStaff, staffReturnId } from "@/server/services/returns/draft-by-staff";
import { findOrders as find } from "@/server/services/returns/find-orders";
import { lookAtOrder } from "@/server/services/returns/look-at-order";
import type { Quote } from "@/server/services/returns/price-return";
import { implement } from "../implement";

export const findOrders = implement(contract.findOrders, async ({ ctx, actor, input }) => ({
  orders: (await find(ctx, { actor, query: input.query })).map(presentFoundOrder),
}));

export const getOrderToReturn = implement(contract.getOrderToReturn, async ({ ctx, actor, input }) =>
  presentOrderToReturn({ ...(await lookAtOrder(ctx, { actor, orderId: input.order_id })), now: ctx.clock.now() }),
);

const present = (quote: Quote) => presentStaffQuote(quote, rulesAgainst(quote.loaded));

export const draftStaffReturn = implement(contract.draftStaffReturn, async ({ ctx, actor, input }) => {
  const { draft_id: draftId, order_id: orderId, bank_account: account, way, items, refund_option } = input;
  const quote = await draftByStaff(ctx, {
    ...{ actor, draftId, orderId },
    choice: {
      items: items.map(({ line_item_id: lineItemId, quantity, return_reason: returnReason, comment, ...item }) => ({
        ...{ lineItemId, quantity, returnReason, comment, exchangeVariantId: item.exchange_variant_id },
      })),
      refundOption: refund_option,
      bankAccount: account && { iban: account.iban, holderName: account.holder_name },
      delivery: way && {
        ...{ returnMethod: way.return_method, provider: way.provider, carrier: way.carrier },
        ...{ pickupDate: way.pickup_date, pickupRange: way.pickup_range, pickupAddress: null },
        addressChoice: way.address_choice,
        parcelCount: way.parcel_count,
      },
    },
  });
  return present(quote);
});

export const listStaffExchanges = implement(contract.listStaffExchanges, async ({ ctx, actor, input }) => {
  const question = { lineItemId: input.line_item_id, quantity: undefined, returnReason: undefined };
  const asked = await askExchange(ctx, {
    actor,
    question: { ...question, returnId: staffReturnId(actor, input.draft_id) },
  });
  return { options: exchangeOptions(asked).options.map(presentExchangeOption) };
});

export const createStaffReturn = implement(contract.createStaffReturn, async ({ ctx, actor, input }) => {
  const { draft_id: draftId, quote_id: quoteId, override_reason } = input;
  try {
    const made = await createByStaff(ctx, { actor, draftId, quoteId, overrideReason: override_reason });
    return { process_id: made.id, return_code: made.returnCode };
  } catch (error) {
    if (!(error instanceof PriceChanged)) throw error;
    throw new Problem(error.reason, error.message, { details: [{ quote: present(error.quote) }] });
  }
});
