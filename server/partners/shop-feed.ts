import type { PostalAddress } from "@/server/kernel/address";
import type { Untold, WireRow } from "@/server/schema/columns";

/** Reads a shop's orders, products and locations. Never writes. Throws PartnerError. */
export type ShopFeed = {
  /** Lists orders that changed at or after `since`, in pages; an order can appear twice. */
  listOrders(ask: FeedAsk): Promise<FeedPage<ShopOrderRecord>>;
  /** Returns null when the shop no longer has it. */
  readOrder(orderId: string, signal?: AbortSignal): Promise<ShopOrderRecord | null>;
  listProducts(ask: FeedAsk): Promise<FeedPage<ShopProductRecord>>;
  readProduct(productId: string, signal?: AbortSignal): Promise<ShopProductRecord | null>;
  /** Lists locations with stock; empty when the shop has a single stock. */
  listLocations(signal?: AbortSignal): Promise<readonly ShopLocation[]>;
};

export type FeedAsk = {
  /** By the shop's clock: the caller goes back far enough to allow for clock differences. */
  readonly since: Date;
  /** From the previous page; "" for the first. It is stored in the database, so that a killed reader resumes there. */
  readonly cursor: string;
  readonly signal?: AbortSignal | undefined;
};

export type FeedPage<T> = {
  readonly items: readonly T[];
  /** Records that could not be read, each with its ID and the reason: reported, never silently skipped. */
  readonly unreadable: readonly { readonly id: string; readonly reason: string }[];
  /** "" after the last page. */
  readonly cursor: string;
  /** Total number of records; null when the shop does not say. */
  readonly total: number | null;
  /** The shop is still preparing the page (a bulk export): call again with this cursor after this many seconds. */
  readonly waitSeconds?: number;
};

export type ShopLocation = { readonly id: string; readonly name: string };

/** Amounts in minor units of the order's currency, times RFC 3339 in UTC. */
export type ShopOrderRecord = {
  readonly orderId: string;
  /** By the shop's clock; data older than ours is not written. */
  readonly updatedAt: string;
  readonly order: ShopOrderContent;
  /** Every refund the shop has booked on the order, including ours. */
  readonly refunds: readonly ShopRefundRecord[];
};

export type ShopRefundRecord = {
  /** The shop's ID, the same that `Shop.refund` returns as reference. */
  readonly refundId: string;
  /** The idempotency key we wrote into it; "" for refunds made in the shop. */
  readonly key: string;
  readonly payments: readonly { readonly paymentReference: string; readonly amountMinor: number }[];
  readonly lines: readonly { readonly lineItemId: string; readonly quantity: number }[];
};

/**
 * An order as it was placed, before refunds, with its current lines and payments. Anything paid that is neither a line
 * nor shipping (tips, duties, checkout fees) goes into `feesMinor` if positive and `orderDiscountMinor` if negative:
 * the service balances the difference.
 */
export type ShopOrderContent = Told<"orders"> & {
  /** What shoppers type, for example "1042", without '#'. */
  readonly orderNumber: string;
  readonly shippingAddress: PostalAddress;
  /** Including tax; never refunded. Default: 0. */
  readonly feesMinor?: number;
  readonly lines: ShopOrderLine[];
  readonly payments: ShopOrderPayment[];
};

export type ShopOrderLine = Told<"order_lines"> & { readonly options: Record<string, string> };

/** Without `refundedMinor`, which follows from the refunds. */
export type ShopOrderPayment = Told<"order_payments">;

/** The fields of the push API, except columns marked `@shops(no)`; each is described at its column (prisma/schema). */
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
  /** Minor units of the shop's currency, with tax if its prices include it. */
  readonly priceMinor: number;
  /** Available units; null: not tracked; 0: never offered. */
  readonly stock: number | null;
};
