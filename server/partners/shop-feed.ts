import type { PostalAddress } from "@/server/kernel/address";
import type { Untold, WireRow } from "@/server/schema/columns";

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
 * neither a line nor shipping (tips, duties, fees of the checkout) belongs into `feesMinor` when it is more, and into
 * `orderDiscountMinor` when it is less: the service balances what is left over.
 */
export type ShopOrderContent = Told<"orders"> & {
  /** What shoppers type, for example "1042", without '#'. */
  readonly orderNumber: string;
  readonly shippingAddress: PostalAddress;
  /** With tax; never refunded. Default: 0. */
  readonly feesMinor?: number;
  readonly lines: ShopOrderLine[];
  readonly payments: ShopOrderPayment[];
};

export type ShopOrderLine = Told<"order_lines"> & { readonly options: Record<string, string> };

/** `refundedMinor` is not among it: it follows from the refunds. */
export type ShopOrderPayment = Told<"order_payments">;

/** What is pushed, but for columns that say `@shops(no)`; what a member is stands at its column (prisma/schema). */
type Told<Table extends "orders" | "order_lines" | "order_payments"> = Readonly<Omit<WireRow<Table>, Untold<Table>>>;

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
