import * as contract from "@/contract/storefront/exchanges";
import { exchangeOptions } from "@/server/domain/exchanges/exchange-options";
import { recommendedProducts } from "@/server/domain/exchanges/recommended-products";
import { soldOutVariants } from "@/server/domain/exchanges/sold-out-variants";
import { presentExchangeOption, presentSoldOutVariant } from "@/server/presenters/exchanges";
import { presentAmount } from "@/server/presenters/money";
import { askExchange } from "@/server/services/exchanges/ask-exchange";
import { listExchangeIncentives } from "@/server/services/exchanges/list-exchange-incentives";
import { implement } from "../implement";

type Asked = { return_id: string; line_item_id: string; quantity?: number; return_reason?: string };

const questionOf = ({ return_id, line_item_id, quantity, return_reason }: Asked) => ({
  returnId: return_id,
  lineItemId: line_item_id,
  quantity,
  returnReason: return_reason,
});

export const listExchangeOptions = implement(contract.listExchangeOptions, async ({ ctx, actor, input }) => {
  const asked = await askExchange(ctx, { actor, question: questionOf(input) });
  const found = exchangeOptions(asked);
  return {
    exchange_flow: found.exchangeFlow,
    options: found.options.map(presentExchangeOption),
    sold_out: soldOutVariants(asked, found).map(presentSoldOutVariant),
  };
});

export const listRecommendedProducts = implement(contract.listRecommendedProducts, async ({ ctx, actor, input }) => {
  const found = recommendedProducts(await askExchange(ctx, { actor, question: questionOf(input) }));
  return { products: found.map((one) => ({ ...presentExchangeOption(one), reason: one.reason })) };
});

export const getExchangeIncentive = implement(contract.getExchangeIncentive, async ({ ctx, actor, input }) => {
  const incentives = await listExchangeIncentives(ctx, {
    actor,
    question: {
      returnId: input.return_id,
      lineItemId: input.line_item_id,
      returnReason: input.return_reason,
      orderId: input.order_id,
      country: input.exchange_country,
    },
  });
  return {
    incentives: incentives.map(({ extraCreditMinor, preferredExchangeType }) => ({
      extra_credit: presentAmount(extraCreditMinor),
      preferred_exchange_type: preferredExchangeType,
    })),
  };
});
