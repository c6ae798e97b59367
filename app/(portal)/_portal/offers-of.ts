import { cache } from "react";
import { type ExchangeAnswers, type ExchangeOffer, exchangeOffer } from "@/components/portal/outcome/exchange-view";
import { problemOf } from "@/server/trpc/problem-of";
import { draftOf } from "./draft-of";
import type { Shopper } from "./shopper-of";

/** The exchangeable items of everything returned, except those kept or without offers. */
export const offersOf = cache(async (slug: string): Promise<ExchangeOffer[]> => {
  const { store, shopper, intent } = await draftOf(slug);
  if (store.exchange_flow === "NO_EXCHANGE_FLOW") return [];
  const offers = intent.draft.items.map(async (item) => {
    const line = intent.order.line_items.find(({ id }) => id === item.line_item_id);
    const answers = line && !item.keep_your_item ? await askExchange(shopper, line.id) : null;
    return line && answers ? exchangeOffer(line, item, answers) : null;
  });
  return (await Promise.all(offers)).filter((offer) => offer !== null);
});

/** Null if a rule excludes the item from returns: the items screen says so. */
export async function askExchange({ api, returnId }: Shopper, lineId: string): Promise<ExchangeAnswers | null> {
  const question = { return_id: returnId, line_item_id: lineId };
  try {
    const [offered, { products: recommended }, { incentives }] = await Promise.all([
      api.listExchangeOptions(question),
      api.listRecommendedProducts(question),
      api.getExchangeIncentive(question),
    ]);
    return { ...offered, recommended, incentives };
  } catch (error) {
    if (problemOf(error)?.reason !== "FAILED_PRECONDITION") throw error;
    return null;
  }
}
