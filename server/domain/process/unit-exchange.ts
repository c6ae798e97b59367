import type { ExchangeFlow } from "@/contract/vocabulary/exchange";

/** The new item of an exchanged unit as it was priced; amounts include the tax that is charged. */
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
  /** Above zero: the shopper pays it; below: the shopper gets it back. */
  differenceMinor: number;
  /** The very variant that comes back: it costs what was paid. Absent in returns from before this was so. */
  isPriceKept?: boolean;
};
