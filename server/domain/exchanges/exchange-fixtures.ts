import { product, variant } from "../catalogue/product-fixtures";
import { sizeDirectionOf } from "../store/size-direction";
import type { ExchangeConditions, ExchangeInput, ReturnedItem } from "./types";

export const NOW = "2026-03-01T12:00:00.000Z";

export const conditions = (over: Partial<ExchangeConditions> = {}): ExchangeConditions => ({
  exchangeFlow: "OPEN",
  thresholdMinor: 0,
  equalOptionNames: [],
  isSameCategoryOnly: false,
  excludedCategoryIds: [],
  countries: [],
  reasons: [],
  ...over,
});

/** One piece of the shirt in M, paid 40.00. */
export const returned = (over: Partial<ReturnedItem> = {}): ReturnedItem => ({
  platformProductId: "shop-shirt",
  platformVariantId: "shop-M",
  categoryIds: ["shirts"],
  options: { size: "M" },
  quantity: 1,
  currency: "EUR",
  paidMinor: 4000,
  taxOnTopMinor: 0,
  reason: "TOO_SMALL",
  isKept: false,
  ...over,
});

/** A catalogue with the shirt in three sizes and a cap; overridden field by field. */
export const exchange = (over: Partial<ExchangeInput> = {}): ExchangeInput => ({
  sizeDirection: sizeDirectionOf({ name: (over.returned ?? returned()).reason }),
  conditions: conditions(),
  catalogue: [
    product("shirt", [variant("S"), variant("M"), variant("L")]),
    product("cap", [variant("cap", { options: {}, priceMinor: 2500 })], { categoryIds: ["caps"] }),
  ],
  catalogueCurrency: "EUR",
  returned: returned(),
  country: "DE",
  reservations: [],
  quoteId: null,
  now: NOW,
  paymentsEnabled: true,
  pendingCreditMinor: 0,
  help: { incentivesMinor: { SIZE_EXCHANGE: 0, OPEN_CATALOG: 0 }, carriedMinor: [] },
  ...over,
});
