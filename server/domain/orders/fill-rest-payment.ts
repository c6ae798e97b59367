import { checkOrderAddsUp } from "../money/check-order-adds-up";
import { contentMoney, type OrderContent } from "./order-content";

/**
 * Raises one payment by the amount that the others leave open, because files often have no payments. If they already
 * pay too much nothing is changed, and the sum check reports it.
 */
export const fillRestPayment = (content: OrderContent, place: number): OrderContent => {
  const sum = checkOrderAddsUp(contentMoney(content));
  if (sum.ok || sum.differenceMinor > 0) return content;
  const payments = content.payments.map((payment, index) =>
    index === place ? { ...payment, capturedMinor: payment.capturedMinor - sum.differenceMinor } : payment,
  );
  return { ...content, payments };
};
