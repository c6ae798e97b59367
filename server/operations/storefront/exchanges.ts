import * as contract from "@/contract/storefront/exchanges";
import { exchangeOptions } from "@/server/domain/exchanges/exchange-options";
import { recommendedProducts } from "@/server/domain/exchanges/recommended-products";
import { soldOutVariants } from "@/server/domain/exchanges/sold-out-variants";
import { presentExchangeOption, presentSoldOutVariant } from "@/server/presenters/exchanges";
import { presentAmount } from "@/server/presenters/money";
import { askExchange } from "@/server/services/exchanges/ask-exchange";
import { listExchangeIncentives } from "@/server/services/exchanges/list-exchange-incentives";
import { implement } from "../implement";

type Asked = { returnId: string; lineItemId: string; quantity?: number; returnReason?: string };

const questionOf = ({ returnId, lineItemId, quantity, returnReason }: Asked) => ({
  returnId,
  lineItemId,
  quantity,
  returnReason,
});

export const listExchangeOptions = implement(contract.listExchangeOptions, async ({ ctx, actor, input }) => {
  const asked = await askExchange(ctx, { actor, question: questionOf(input) });
  const found = exchangeOptions(asked);
  return {
    exchangeFlow: found.exchangeFlow,
    options: found.options.map(presentExchangeOption),
    soldOut: soldOutVariants(asked, found).map(presentSoldOutVariant),
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
      returnId: input.returnId,
      lineItemId: input.lineItemId,
      returnReason: input.returnReason,
      orderId: input.orderId,
      country: input.exchangeCountry,
    },
  });
  return {
    incentives: incentives.map(({ extraCreditMinor, preferredExchangeType }) => ({
      extraCredit: presentAmount(extraCreditMinor),
      preferredExchangeType,
    })),
  };
});
