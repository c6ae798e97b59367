import type { Variant } from "../catalog/types";
import type { ExchangeOptions } from "./exchange-options";
import type { ExchangeInput } from "./types";
import { isReturnedProduct } from "./why-not-offered";

const SCARCITY: ReadonlySet<string> = new Set(["OUT_OF_STOCK", "STOCK_TOO_LOW"]);

/**
 * Variants of the returned product that only stock keeps from being offered, in the shop's order: whoever looks for
 * their size is told that it is sold out instead of not finding it (decisions, section 6).
 */
export const soldOutVariants = (
  { catalog, returned }: Pick<ExchangeInput, "catalog" | "returned">,
  { notOffered }: Pick<ExchangeOptions, "notOffered">,
): Variant[] => {
  const scarce = new Set(notOffered.flatMap(({ variantId, reason }) => (SCARCITY.has(reason) ? [variantId] : [])));
  const own = catalog.find((product) => isReturnedProduct(returned, product));
  return own?.variants.filter(({ id }) => scarce.has(id)) ?? [];
};
