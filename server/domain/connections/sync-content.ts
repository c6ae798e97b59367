import type { Untold } from "@/server/schema/columns";
import { EMPTY_ORDER } from "../orders/empty-order";
import type { OrderContent, OrderLineContent, OrderPaymentContent } from "../orders/order-content";
import { balanceOrder } from "./balance-order";
import { type KnownRefunds, spreadRefunds } from "./sync-refunds";

/** An order as a shop reports it; `refundedMinor` and `refundedQuantity` follow from its refunds. */
export type FeedOrder = Omit<OrderContent, Untold<"orders"> | "lines" | "payments"> & {
  feesMinor?: number;
  lines: readonly Omit<OrderLineContent, Untold<"order_lines"> | "removedQuantity">[];
  payments: readonly Omit<OrderPaymentContent, Untold<"order_payments">>[];
};

const DAY_MS = 86_400_000;

/** Returns the content to store for a shop's order, with sums that an order has to match. */
export const syncedContent = (
  { platformOrderId, orderNumber, order }: { platformOrderId: string; orderNumber: string; order: FeedOrder },
  refunds: KnownRefunds,
): OrderContent => {
  const refunded = spreadRefunds(order.payments, refunds.refundedMinor);
  return balanceOrder(
    storable({
      ...EMPTY_ORDER,
      ...order,
      orderNumber,
      platformOrderId,
      purchasedAt: utc(order.purchasedAt),
      fulfilledAt: order.fulfilledAt === null ? null : utc(order.fulfilledAt),
      deliveredAt: deliveryOf(order),
      // A line with nothing left is dropped.
      lines: order.lines
        .filter(({ quantity }) => quantity > 0)
        .map((line) => ({
          ...line,
          refundedQuantity: refunds.refundedQuantity.get(line.platformLineItemId) ?? 0,
          removedQuantity: 0,
        })),
      payments: order.payments.map((payment, place) => ({ ...payment, refundedMinor: refunded[place] ?? 0 })),
    }),
  );
};

/** Removes NUL and lone surrogates, which are never intended and can't be stored in a database. */
const storable = <T>(value: T): T => {
  if (typeof value === "string") return value.replaceAll("\u0000", "").toWellFormed() as T;
  if (Array.isArray(value)) return value.map(storable) as T;
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [storable(name), storable(member)])) as T;
};

/** A carrier's day may be before the purchase if clocks differ: then the delivery date is unknown. */
const deliveryOf = ({ deliveredAt, purchasedAt }: FeedOrder): string | null =>
  deliveredAt === null || Date.parse(deliveredAt) < Date.parse(purchasedAt) - DAY_MS ? null : utc(deliveredAt);

const utc = (time: string): string => new Date(time).toISOString();
