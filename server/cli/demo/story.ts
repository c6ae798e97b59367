import type { RefundOption } from "@/contract/vocabulary/refund-option";
import type { ReviewStatus } from "@/contract/vocabulary/review";
import type { ShippingStatus } from "@/contract/vocabulary/shipping-status";
import type { Moment } from "./moments";
import type { ShopOrder } from "./shop-order";

/** A return as a story: what the shopper did, where the parcel went, what was found in it. */
export type Story = {
  /** Names the story for good: its return code follows from it, and the code says whether it was told already. */
  key: string;
  orderNumber: string;
  /** Line of the order, how many, reason, comment. */
  items: readonly [line: number, quantity: number, reason: string, comment?: string][];
  outcome?: RefundOption;
  /** NOTHING where everything is kept. */
  method?: "DROP_OFF_POINT" | "HOME_PICK_UP" | "NOTHING";
  /** Lines that the shopper keeps for what a rule offers. */
  keeps?: readonly number[];
  opened: Moment;
  parcel?: readonly [at: Moment, status: ShippingStatus][];
  checks?: readonly Check[];
  /** The store's no to a return that waited for its approval. */
  refused?: readonly [at: Moment, reason: string];
  canceled?: Moment;
};

/** One look of the warehouse into a parcel. */
export type Check = {
  at: Moment;
  /** Line of the order, verdict, reason of a refusal. One entry per unit. */
  units: readonly [line: number, status: ReviewStatus, reason?: string][];
  override?: { amountMinor: number; reason: string };
};

/** An order that was delivered `days` ago, bought four days earlier. */
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
