import type { ConnectionCapability } from "@/contract/vocabulary/connection";
import type { CreditKind } from "@/contract/vocabulary/refund-option";
import type { PostalAddress } from "@/server/kernel/address";
import type { PaymentResult } from "./payment-provider";

/**
 * The shop a store sells through. Throws PartnerError. The same key returns the first result: nothing is ordered,
 * refunded or restocked twice, also when the response was lost or the shop has no idempotency keys. In that case, the
 * adapter writes the key into what it creates (a note, metadata) and searches for it first.
 */
export type Shop = {
  /** Name of the platform, for example "SANDBOX". */
  readonly platform: string;
  /** What it supports; other methods are not called. */
  readonly capabilities: ReadonlySet<ConnectionCapability>;
  /** Opens the matching return in the shop, for the shop's own reports; returns its ID there. */
  openReturn(request: PlatformReturnRequest): Promise<{ platformReturnId: string }>;
  /** Ends the return in the shop after it has ended here, in whatever way. */
  closeReturn(request: CloseReturnRequest): Promise<void>;
  /**
   * Refunds the payment the shop took, booked on the order with its lines. PENDING is then polled with `readRefund`.
   * FAILED: the payment's processor declined permanently, no money moved.
   */
  refund(request: ShopRefundRequest): Promise<PaymentResult>;
  /** Returns the refund made for this key, or null: called before a retry after a lost response. */
  findRefund(request: FindInOrder): Promise<PaymentResult | null>;
  readRefund(request: ReadRefund): Promise<PaymentResult>;
  createExchangeOrder(request: ExchangeOrderRequest): Promise<ShopOrder>;
  /** Returns the order made for this key, or null: called before giving up on an order that may exist. */
  findExchangeOrder(request: FindInOrder): Promise<ShopOrder | null>;
  /** Restocks units, all of a decision in one call; a negative quantity takes them off again. */
  restock(request: RestockRequest): Promise<void>;
  /** Makes one of our codes redeemable at the shop's checkout; returns its ID there. */
  issueCredit(request: CreditRequest): Promise<{ reference: string }>;
};

type Command = {
  readonly idempotencyKey: string;
  /** Aborts the call, which then rejects with an UNAVAILABLE PartnerError. */
  readonly signal?: AbortSignal | undefined;
};

/** An order as the shop identifies it. */
export type ShopOrderRef = {
  /** The shop's ID. */
  readonly orderId: string;
  /** As displayed, for example "#1042". */
  readonly name: string;
  /** ISO 4217. */
  readonly currency: string;
  /** The shop's ID of the customer; "" for guests. */
  readonly customerId: string;
};

/** `since`: time of the first attempt, so that only later records have to be searched. */
export type FindInOrder = Command & { readonly order: ShopOrderRef; readonly since: Date };
export type ReadRefund = Omit<Command, "idempotencyKey"> & { readonly order: ShopOrderRef; readonly reference: string };

export type ShopRefundRequest = Command & {
  readonly order: ShopOrderRef;
  /** The shop's ID of the payment, capture or transaction; "" when orders have only one. */
  readonly paymentReference: string;
  /** Minor units, more than zero. */
  readonly amountMinor: number;
  readonly returnCode: string;
  /** The return's ID in the shop; "" when none was opened. */
  readonly platformReturnId: string;
  /**
   * What the refund is for. The amounts are the value of the units and need not add up to `amountMinor`, because of
   * fees and other payments. Empty for every further payment of the same decision, so that a line is booked only once.
   */
  readonly lines: readonly ShopRefundLine[];
  /** The part of `amountMinor` that refunds the order's shipping. */
  readonly shippingMinor: number;
  /** The shop's ID of the location that receives the goods; "" for the shop's default. */
  readonly locationId: string;
};

/** Amounts in minor units for all of `quantity`; `amountMinor` includes tax. */
export type ShopRefundLine = {
  readonly lineItemId: string;
  readonly quantity: number;
  readonly amountMinor: number;
  readonly taxMinor: number;
};

export type ExchangeOrderRequest = Command & {
  /** The order that was returned. */
  readonly order: ShopOrderRef;
  readonly returnCode: string;
  readonly email: string;
  readonly shippingAddress: PostalAddress;
  /** ISO 4217. */
  readonly currency: string;
  /** The payment method the shop books it as (specification, "Exchange order"). */
  readonly paymentMethod: string;
  readonly shippingLine: string;
  /** The shipping price booked in the shop, in minor units; nobody pays it. */
  readonly shippingPriceMinor: number;
  readonly lines: readonly ExchangeOrderLine[];
  readonly at: string;
};

/** The shop's IDs; the unit price in minor units, with tax if the shop's prices include it. */
export type ExchangeOrderLine = {
  readonly productId: string;
  readonly variantId: string;
  readonly sku: string;
  readonly quantity: number;
  readonly unitPriceMinor: number;
};

/** `fulfilledAt`: when it was shipped; null when the shop reports that later. */
export type ShopOrder = {
  readonly platformOrderId: string;
  /** The shop's order number, from the shop or a person; null when the shop reports it later. */
  readonly name?: string | null;
  readonly fulfilledAt: string | null;
};

export type PlatformReturnRequest = Command & {
  readonly order: ShopOrderRef;
  readonly returnCode: string;
  /** The shop's IDs of the line items, and how many units of each are returned. */
  readonly lines: readonly { lineItemId: string; quantity: number; reason: string }[];
};

export type CloseReturnRequest = Command & {
  readonly order: ShopOrderRef;
  readonly platformReturnId: string;
  readonly outcome: "COMPLETED" | "CANCELED" | "FAILED";
};

/** The content never changes under a key: every further attempt sends what was planned first. */
export type RestockRequest = Command & {
  readonly order: ShopOrderRef;
  readonly returnCode: string;
  readonly platformReturnId: string;
  /** The shop's ID of the location; "" for the shop's default. */
  readonly locationId: string;
  readonly items: readonly RestockItem[];
};

export type RestockItem = {
  readonly lineItemId: string;
  readonly productId: string;
  readonly variantId: string;
  readonly sku: string;
  readonly quantity: number;
};

export type CreditRequest = Command & {
  readonly kind: CreditKind;
  /** Our code, as the shopper reads it. */
  readonly code: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly order: ShopOrderRef;
  readonly email: string;
  readonly returnCode: string;
};
