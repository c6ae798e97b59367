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
  /** Puts pieces of a variant back on the shelf; a quantity below 0 takes them off again. */
  restock(request: RestockRequest): Promise<void>;
  /** Opens the twin of a return in the shop, so that its own reports know of it; answers the shop's id of it. */
  openReturn(request: PlatformReturnRequest): Promise<{ platformReturnId: string }>;
  /** The return is over here, one way or the other. */
  closeReturn(request: CloseReturnRequest): Promise<void>;
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
  /** What the shop books that line at, in minor units; nobody pays it. */
  readonly shippingPriceMinor: number;
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
export type ShopOrder = {
  readonly platformOrderId: string;
  /** The shop's number of it, as a person typed it; null where the shop tells it later. */
  readonly name?: string | null;
  readonly fulfilledAt: string | null;
};

export type PlatformReturnRequest = {
  readonly idempotencyKey: string;
  /** The shop's id of the order. */
  readonly orderId: string;
  readonly returnCode: string;
  /** The shop's ids of the line items, and how many of each come back. */
  readonly lines: readonly { lineItemId: string; quantity: number; reason: string }[];
  readonly signal?: AbortSignal;
};

export type CloseReturnRequest = {
  readonly idempotencyKey: string;
  readonly platformReturnId: string;
  readonly outcome: "COMPLETED" | "CANCELED" | "FAILED";
  readonly signal?: AbortSignal;
};

export type RestockRequest = {
  readonly idempotencyKey: string;
  readonly productId: string;
  readonly variantId: string;
  readonly sku: string;
  readonly quantity: number;
  readonly signal?: AbortSignal;
};
