import type { Variant } from "../catalog/types";
import type { ExchangeOptions } from "./exchange-options";
import type { ExchangeInput } from "./types";
import { isReturnedProduct } from "./why-not-offered";

const SCARCITY: ReadonlySet<string> = new Set(["OUT_OF_STOCK", "STOCK_TOO_LOW"]);

/**
 * Returns the variants of the returned product that aren't offered only because of stock, in the shop's order: shoppers
 * looking for their size are told that it is sold out (decisions, section 6).
 */
export const soldOutVariants = (
  { catalog, returned }: Pick<ExchangeInput, "catalog" | "returned">,
  { notOffered }: Pick<ExchangeOptions, "notOffered">,
): Variant[] => {
  const scarce = new Set(notOffered.flatMap(({ variantId, reason }) => (SCARCITY.has(reason) ? [variantId] : [])));
  const own = catalog.find((product) => isReturnedProduct(returned, product));
  return own?.variants.filter(({ id }) => scarce.has(id)) ?? [];
};
