import type { ConnectionCapability } from "@/contract/vocabulary/connection";
import type { CreditKind } from "@/contract/vocabulary/refund-option";
import type { PostalAddress } from "@/server/kernel/address";
import type { PaymentResult } from "./payment-provider";

/**
 * The shop that a store sells through. Throws PartnerError. The same key gets the first answer again: nothing is
 * ordered, refunded or put back twice, also when the answer was lost, and also when the shop itself knows no keys:
 * an adapter then writes the key into what it makes (a note, metadata) and looks for it first.
 */
export type Shop = {
  /** Name of the platform, for example "SANDBOX". */
  readonly platform: string;
  /** What it does; the other methods are not called for what is missing here. */
  readonly capabilities: ReadonlySet<ConnectionCapability>;
  /** Opens the twin of a return in the shop, so that its own reports know of it; answers the shop's id of it. */
  openReturn(request: PlatformReturnRequest): Promise<{ platformReturnId: string }>;
  /** The return is over here, one way or the other. */
  closeReturn(request: CloseReturnRequest): Promise<void>;
  /**
   * Gives money back to the payment that the shop took, booked on the order with its lines. PENDING is asked about with
   * `readRefund` from then on. FAILED: the payment's processor declined for good, no money moved.
   */
  refund(request: ShopRefundRequest): Promise<PaymentResult>;
  /** The refund that was made for this key, or null: asked before a retry whose answer was lost. */
  findRefund(request: FindInOrder): Promise<PaymentResult | null>;
  readRefund(request: ReadRefund): Promise<PaymentResult>;
  createExchangeOrder(request: ExchangeOrderRequest): Promise<ShopOrder>;
  /** The order that was made for this key, or null: asked before anybody gives up an order that may be there. */
  findExchangeOrder(request: FindInOrder): Promise<ShopOrder | null>;
  /** Puts pieces back on the shelf, all of a decision in one call; a quantity below 0 takes them off again. */
  restock(request: RestockRequest): Promise<void>;
  /** Makes a code of ours worth something at the shop's checkout; answers the shop's id of it. */
  issueCredit(request: CreditRequest): Promise<{ reference: string }>;
};

type Command = {
  readonly idempotencyKey: string;
  /** Gives the call up; it then rejects with an UNAVAILABLE PartnerError. */
  readonly signal?: AbortSignal | undefined;
};

/** An order by what the shop knows of it. */
export type ShopOrderRef = {
  /** The shop's id. */
  readonly orderId: string;
  /** As people write it, for example "#1042". */
  readonly name: string;
  /** ISO 4217. */
  readonly currency: string;
  /** The shop's id of the customer; "" for guests. */
  readonly customerId: string;
};

/** `since`: when the command was first tried, so that only what is younger has to be looked through. */
export type FindInOrder = Command & { readonly order: ShopOrderRef; readonly since: Date };
export type ReadRefund = Omit<Command, "idempotencyKey"> & { readonly order: ShopOrderRef; readonly reference: string };

export type ShopRefundRequest = Command & {
  readonly order: ShopOrderRef;
  /** The shop's id of the payment, capture or transaction; "" where orders have only one. */
  readonly paymentReference: string;
  /** Minor units, more than zero. */
  readonly amountMinor: number;
  readonly returnCode: string;
  /** Of the return in the shop; "" where none was opened. */
  readonly platformReturnId: string;
  /**
   * What the refund is for. Their amounts are what the units are worth, and need not add up to `amountMinor`: fees and
   * other payments take from it. Empty on every further payment of the same decision, so that a line is booked once.
   */
  readonly lines: readonly ShopRefundLine[];
  /** The part for the order's shipping, inside `amountMinor`. */
  readonly shippingMinor: number;
  /** The shop's id of the location that takes the goods; "" for the shop's usual one. */
  readonly locationId: string;
};

/** Amounts in minor units for all of `quantity`, tax included in `amountMinor`. */
export type ShopRefundLine = {
  readonly lineItemId: string;
  readonly quantity: number;
  readonly amountMinor: number;
  readonly taxMinor: number;
};

export type ExchangeOrderRequest = Command & {
  /** The order that came back. */
  readonly order: ShopOrderRef;
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
  /** The shop's number of it, as the shop or a person says; null where the shop tells it later. */
  readonly name?: string | null;
  readonly fulfilledAt: string | null;
};

export type PlatformReturnRequest = Command & {
  readonly order: ShopOrderRef;
  readonly returnCode: string;
  /** The shop's ids of the line items, and how many of each come back. */
  readonly lines: readonly { lineItemId: string; quantity: number; reason: string }[];
};

export type CloseReturnRequest = Command & {
  readonly order: ShopOrderRef;
  readonly platformReturnId: string;
  readonly outcome: "COMPLETED" | "CANCELED" | "FAILED";
};

/** The content never changes under a key: what was planned first is what every further attempt sends. */
export type RestockRequest = Command & {
  readonly order: ShopOrderRef;
  readonly returnCode: string;
  readonly platformReturnId: string;
  /** The shop's id of the location; "" for the shop's usual one. */
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
  /** Ours, as the shopper reads it. */
  readonly code: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly order: ShopOrderRef;
  readonly email: string;
  readonly returnCode: string;
};
