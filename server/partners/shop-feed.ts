import type { PostalAddress } from "@/server/kernel/address";

/** What a shop tells of itself: orders, products, locations. Reads only. Throws PartnerError. */
export type ShopFeed = {
  /** Orders that changed at or after `since`, as pages; the same order may come twice. */
  listOrders(ask: FeedAsk): Promise<FeedPage<ShopOrderRecord>>;
  /** Null when the shop has it no more. */
  readOrder(orderId: string, signal?: AbortSignal): Promise<ShopOrderRecord | null>;
  listProducts(ask: FeedAsk): Promise<FeedPage<ShopProductRecord>>;
  readProduct(productId: string, signal?: AbortSignal): Promise<ShopProductRecord | null>;
  /** Places with stock; none where the shop has only one. */
  listLocations(signal?: AbortSignal): Promise<readonly ShopLocation[]>;
};

export type FeedAsk = {
  /** By the shop's clock: the reader goes back far enough for clocks that differ. */
  readonly since: Date;
  /** Of the page before; "" for the first. It is kept in the database, so that a killed reader goes on there. */
  readonly cursor: string;
  readonly signal?: AbortSignal | undefined;
};

export type FeedPage<T> = {
  readonly items: readonly T[];
  /** What the shop sent and nobody could read, in words, each with its id: reported, never silently left out. */
  readonly unreadable: readonly { readonly id: string; readonly reason: string }[];
  /** "" after the last page. */
  readonly cursor: string;
  /** How many there are in all; null where the shop does not say. */
  readonly total: number | null;
  /** The shop is still preparing the page (a bulk export): ask again with this cursor after so many seconds. */
  readonly waitSeconds?: number;
};

export type ShopLocation = { readonly id: string; readonly name: string };

/** Amounts in minor units of the order's currency, times RFC 3339 in UTC. */
export type ShopOrderRecord = {
  readonly orderId: string;
  /** By the shop's clock; what is older than what we know is not written. */
  readonly updatedAt: string;
  readonly order: ShopOrderContent;
  /** Every refund that the shop has booked on the order, ours included. */
  readonly refunds: readonly ShopRefundRecord[];
};

export type ShopRefundRecord = {
  /** The shop's id, the same that `Shop.refund` answers as reference. */
  readonly refundId: string;
  /** The idempotency key that we wrote into it; "" for refunds that somebody made in the shop. */
  readonly key: string;
  readonly payments: readonly { readonly paymentReference: string; readonly amountMinor: number }[];
  readonly lines: readonly { readonly lineItemId: string; readonly quantity: number }[];
};

/**
 * An order as it was placed, before refunds, with every line and payment that it has now. Whatever was paid and is
 * neither a line nor shipping (tips, duties, fees of the checkout) belongs into `shippingPriceMinor` when it is more, and
 * into `orderDiscountMinor` when it is less: the service balances what is left over.
 */
export type ShopOrderContent = {
  /** What shoppers type, for example "1042", without '#'. */
  readonly orderNumber: string;
  /** As the shop writes it, for example "#1042". */
  readonly name: string;
  readonly currency: string;
  readonly purchasedAt: string;
  readonly fulfilledAt: string | null;
  readonly deliveredAt: string | null;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  /** "" for guests. */
  readonly platformCustomerId: string;
  readonly shippingAddress: PostalAddress;
  readonly tags: string[];
  /** Whether `unitPriceMinor`, `discountMinor` and shipping contain tax. */
  readonly taxesIncluded: boolean;
  readonly orderDiscountMinor: number;
  readonly shippingPriceMinor: number;
  readonly shippingDiscountMinor: number;
  readonly shippingTaxMinor: number;
  readonly lines: ShopOrderLine[];
  readonly payments: ShopOrderPayment[];
};

export type ShopOrderLine = {
  readonly platformLineItemId: string;
  readonly productId: string;
  readonly variantId: string;
  readonly sku: string;
  readonly ean: string;
  readonly name: string;
  readonly variantName: string;
  readonly imageUrl: string;
  readonly brandId: string;
  readonly categoryIds: string[];
  readonly collectionIds: string[];
  readonly tagIds: string[];
  readonly options: Record<string, string>;
  readonly quantity: number;
  readonly fulfilledQuantity: number;
  readonly unitPriceMinor: number;
  /** Of the whole line, its share of discounts on the order not included. */
  readonly discountMinor: number;
  /** Of the whole line. */
  readonly taxMinor: number;
  /** Of one piece; 0: not known. */
  readonly weightInGrams: number;
  /** For customs: 6 to 12 digits, and ISO 3166-1 alpha-2; "" where the shop does not say. */
  readonly hsCode: string;
  readonly originCountry: string;
  /** False for gift cards, downloads, and what the shop itself says never comes back. */
  readonly isReturnable: boolean;
};

/** `refundedMinor` is not among it: it follows from the refunds. */
export type ShopOrderPayment = {
  /** The shop's id of the payment that a refund has to name. */
  readonly platformPaymentId: string;
  /** Of the gateway, as the shop writes it: "stripe", "paypal". */
  readonly processor: string;
  readonly method: string;
  /** For people: "Visa ending in 4242"; "" where the shop does not say. */
  readonly label: string;
  readonly capturedMinor: number;
};

export type ShopProductRecord = {
  readonly updatedAt: string;
  readonly product: {
    readonly platformProductId: string;
    readonly name: string;
    readonly imageUrl: string;
    readonly brandId: string;
    readonly categoryIds: string[];
    readonly collectionIds: string[];
    readonly tagIds: string[];
    readonly variants: ShopVariant[];
  };
};

export type ShopVariant = {
  readonly platformVariantId: string;
  readonly sku: string;
  readonly ean: string;
  readonly name: string;
  readonly options: Record<string, string>;
  /** Minor units of the shop's currency, with tax where its prices include it. */
  readonly priceMinor: number;
  /** Pieces that can be sold; null: not tracked; 0: never offered. */
  readonly stock: number | null;
};
