import { checkOrderAddsUp } from "../money/check-order-adds-up";
import { contentMoney, type OrderContent } from "./order-content";

/**
 * The content with one payment raised by what the others leave open: files often hold no payments. Where they pay too
 * much already nothing is changed, and the check of the sum says so.
 */
export const fillRestPayment = (content: OrderContent, place: number): OrderContent => {
  const sum = checkOrderAddsUp(contentMoney(content));
  if (sum.ok || sum.differenceMinor > 0) return content;
  const payments = content.payments.map((payment, index) =>
    index === place ? { ...payment, capturedMinor: payment.capturedMinor - sum.differenceMinor } : payment,
  );
  return { ...content, payments };
};
