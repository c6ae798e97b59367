import type { PostalAddress } from "@/server/kernel/address";

/**
 * The shop that a store sells through. Throws PartnerError. The same key gets the first answer again: nothing is
 * ordered or put back twice.
 */
export type Shop = {
  /** Name of the platform, for example "SANDBOX". */
  readonly platform: string;
  createExchangeOrder(request: ExchangeOrderRequest): Promise<ShopOrder>;
  /** The order that was made for this key, or null: asked before anybody gives up an order that may be there. */
  findExchangeOrder(idempotencyKey: string): Promise<ShopOrder | null>;
  /** Puts pieces of a variant back on the shelf. */
  restock(request: RestockRequest): Promise<void>;
};

export type ExchangeOrderRequest = {
  readonly idempotencyKey: string;
  /** The shop's id of the order that came back. */
  readonly originalOrderId: string;
  readonly returnCode: string;
  readonly email: string;
  readonly shippingAddress: PostalAddress;
  /** ISO 4217. */
  readonly currency: string;
  /** As what the shop books it (specification, "Exchange order"). */
  readonly paymentMethod: string;
  readonly shippingLine: string;
  readonly lines: readonly ExchangeOrderLine[];
  readonly at: string;
  readonly signal?: AbortSignal;
};

/** The shop's ids; the price of one piece in minor units, tax included where the shop's prices include it. */
export type ExchangeOrderLine = {
  readonly productId: string;
  readonly variantId: string;
  readonly sku: string;
  readonly quantity: number;
  readonly unitPriceMinor: number;
};

/** `fulfilledAt`: when it was sent; null where the shop tells that later. */
export type ShopOrder = { readonly platformOrderId: string; readonly fulfilledAt: string | null };

export type RestockRequest = {
  readonly idempotencyKey: string;
  readonly productId: string;
  readonly variantId: string;
  readonly sku: string;
  readonly quantity: number;
  readonly signal?: AbortSignal;
};
