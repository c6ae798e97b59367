import { sumMinor } from "@/server/kernel/money";
import { withFrozenOf } from "../orders/frozen-members";
import type { OrderContent } from "../orders/order-content";
import type { Order, OrderLine } from "../orders/types";

/**
 * Returns the new content of an order that returns depend on, as far as it can be applied: what was sold, to whom and
 * for how much stays unchanged; fulfillment, delivery and refunds are the shop's. Pieces that the shop removed from the
 * order can no longer be returned.
 */
export const keptContent = (current: Order, content: OrderContent): OrderContent => {
  const next = new Map(content.lines.map((line) => [line.platformLineItemId, line]));
  return {
    ...withFrozenOf(current, content),
    orderNumber: current.orderNumber,
    platformOrderId: current.platformOrderId || content.platformOrderId,
    lines: current.lines.map((line) => keptLine(line, next.get(line.platformLineItemId))),
    payments: keptPayments(current, content),
  };
};

const keptLine = (
  { id: _, position: __, ...line }: OrderLine,
  next: OrderContent["lines"][number] | undefined,
): OrderContent["lines"][number] => {
  const removed = Math.max(0, line.quantity - (next?.quantity ?? 0));
  const refunded = Math.max(line.refundedQuantity, (next?.refundedQuantity ?? 0) + removed);
  return {
    ...line,
    fulfilledQuantity: Math.min(line.quantity, next?.fulfilledQuantity ?? line.fulfilledQuantity),
    refundedQuantity: Math.min(line.quantity, refunded),
    removedQuantity: Math.max(line.removedQuantity, removed),
  };
};

/** Changed sums wouldn't match what the lines cost here, so then only the refunds are applied. */
const keptPayments = ({ payments }: Order, content: OrderContent): OrderContent["payments"] => {
  const captured = (all: readonly { capturedMinor: number }[]) => sumMinor(all.map((one) => one.capturedMinor));
  const next = new Map(content.payments.map((payment) => [payment.platformPaymentId, payment]));
  const areAllThere = payments.every(({ platformPaymentId }) => next.has(platformPaymentId));
  if (areAllThere && captured(payments) === captured(content.payments)) return content.payments;
  return payments.map(({ platformPaymentId, processor, method, label, capturedMinor, ...payment }) => {
    const refundedMinor = next.get(platformPaymentId)?.refundedMinor ?? payment.refundedMinor;
    return {
      ...{ processor, method, label, capturedMinor, platformPaymentId },
      refundedMinor: Math.min(capturedMinor, Math.max(payment.refundedMinor, refundedMinor)),
    };
  });
};
