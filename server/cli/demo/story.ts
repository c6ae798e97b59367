import type { RefundOption } from "@/contract/vocabulary/refund-option";
import type { ReviewStatus } from "@/contract/vocabulary/review";
import type { ShippingStatus } from "@/contract/vocabulary/shipping-status";
import type { Moment } from "./moments";
import type { ShopOrder } from "./shop-order";

/** A return as a story: what the shopper did, where the parcel went, and what was in it. */
export type Story = {
  /**
   * Permanent name of the story: its return code is derived from it, and shows whether the story was played already.
   */
  key: string;
  orderNumber: string;
  /** Order line, quantity, reason, comment. */
  items: readonly [line: number, quantity: number, reason: string, comment?: string][];
  outcome?: RefundOption;
  /** NOTHING if everything is kept. */
  method?: "DROP_OFF_POINT" | "HOME_PICK_UP" | "NOTHING";
  /** Lines that the shopper keeps because of a rule's offer. */
  keeps?: readonly number[];
  opened: Moment;
  parcel?: readonly [at: Moment, status: ShippingStatus][];
  checks?: readonly Check[];
  /** The store declined the return. */
  refused?: readonly [at: Moment, reason: string];
  canceled?: Moment;
};

/** One inspection of a parcel. */
export type Check = {
  at: Moment;
  /** Order line, decision, reason for a rejection. One entry per unit. */
  units: readonly [line: number, status: ReviewStatus, reason?: string][];
  override?: { amountMinor: number; reason: string };
};

/** Returns an order that was delivered `days` ago and bought four days earlier. */
export const deliveredOrder = (
  [number, who, days]: readonly [number: string, who: ShopOrder["who"], days: number],
  lines: ShopOrder["lines"],
  extras: Partial<Pick<ShopOrder, "payments" | "orderDiscountMinor" | "shippingPriceMinor" | "note">> = {},
): ShopOrder => ({
  number,
  who,
  lines,
  bought: `${days + 4}d 18:25`,
  sent: `${days + 3}d 10:40`,
  delivered: `${days}d 13:15`,
  note: "",
  ...extras,
});
