import type { ExchangeFlow } from "@/contract/vocabulary/exchange";

/** The new item of an exchanged unit as priced; amounts include any tax charged. */
export type UnitExchange = {
  flow: Exclude<ExchangeFlow, "NO_EXCHANGE_FLOW">;
  /** Our ids. */
  productId: string;
  variantId: string;
  platformProductId: string;
  platformVariantId: string;
  sku: string;
  ean: string;
  name: string;
  variantName: string;
  imageUrl: string;
  priceMinor: number;
  /** Above 0: the shopper pays it; below 0: the shopper gets it back. */
  differenceMinor: number;
  /** The same variant as returned: it costs what was paid. Absent in returns from before this rule. */
  isPriceKept?: boolean;
};
