import type { ExchangeFlow } from "@/contract/vocabulary/exchange";
import type { Product, Variant } from "../catalog/types";
import { restDestination } from "./exchange-price";
import type { ExchangeInput, ExchangeOption, NotOffered } from "./types";
import { exchangeableStock, priceOf, whyNotOffered } from "./why-not-offered";

export type ExchangeOptions = {
  exchangeFlow: ExchangeFlow;
  /** Where a negative difference goes. */
  restDestination: ReturnType<typeof restDestination>;
  /** In the catalog's order. */
  options: ExchangeOption[];
  /** Every other variant in the catalog with the reason, for staff. */
  notOffered: (NotOffered & { productId: string; variantId: string; name: string; variantName: string })[];
};

/**
 * Returns what the pieces of one line may be exchanged for (domain.md, money rule 9; decisions.md 6), by the store's
 * flow:
 * - NO_EXCHANGE_FLOW: nothing.
 * - ONE_ON_ONE: a variant of the same product at the original price; options named by the store must stay equal. In
 *   every flow, the same variant costs what was paid for it.
 * - OPEN: any product in the catalog; the shopper owes the difference, or it goes to the refund option.
 * - OPEN_WITH_GIFT_CARD: like OPEN, but the remainder goes to a gift card.
 * - FULL: the whole catalog as a shop with the return's credit to spend: not limited to the old item's category, and
 *   credit of the return's other items counts before the shopper owes anything.
 *
 * The new item is taken in the quantity of the old one.
 */
export function exchangeOptions(input: ExchangeInput): ExchangeOptions {
  const { exchangeFlow } = input.conditions;
  const found: ExchangeOptions = {
    exchangeFlow,
    restDestination: restDestination(exchangeFlow),
    options: [],
    notOffered: [],
  };
  for (const product of input.catalog) {
    for (const variant of product.variants) {
      const why = whyNotOffered(input, product, variant);
      if (why === null) found.options.push(optionOf(input, product, variant));
      else
        found.notOffered.push({
          productId: product.id,
          variantId: variant.id,
          name: product.name,
          variantName: variant.name,
          ...why,
        });
    }
  }
  return found;
}

const optionOf = (input: ExchangeInput, product: Product, variant: Variant): ExchangeOption => {
  const { priceMinor, priceDifferenceMinor } = priceOf(input, product, variant);
  return {
    productId: product.id,
    platformProductId: product.platformProductId,
    variantId: variant.id,
    platformVariantId: variant.platformVariantId,
    name: product.name,
    variantName: variant.name,
    imageUrl: product.imageUrl,
    priceMinor,
    priceDifferenceMinor,
    currency: input.returned.currency,
    stock: exchangeableStock(input, product, variant),
  };
};
