import { multiplyQuantity, splitByLargestRemainder, sumMinor } from "@/server/kernel/money";
import { divideRounded, taxByRate } from "@/server/kernel/tax-rate";
import type { Order, OrderLine, OrderPayment } from "./types";

/** What a file of returns says about an order besides the return itself; amounts in minor units of its currency. */
export type OrderFacts = {
  firstName: string;
  lastName: string;
  paymentMethod: string;
  /** For the whole order so far; null if the file doesn't say. */
  refundedMinor: number | null;
  lines: readonly LineFacts[];
};

/** Tax of a number of units of a line, as an amount or as a rate in thousandths of a percent. */
export type LineFacts = {
  platformLineItemId: string;
  quantity: number;
  taxMinor: number | null;
  taxRate: number | null;
};

/**
 * Adds the file's facts to the order. Names, payment method and tax only fill gaps; the refunded amount only rises, on
 * a payment with that method first. Null if more was refunded than paid.
 */
export const fillOrder = (order: Order, facts: OrderFacts, { isFrozen }: { isFrozen: boolean }): Order | null => {
  const payments = withRefunds(withMethod(order.payments, facts.paymentMethod), facts);
  if (payments === null) return null;
  // With a live return, the order itself stays as it was when the return was priced.
  if (isFrozen) return { ...order, payments };
  const isNamed = order.firstName !== "" || order.lastName !== "";
  const { firstName, lastName } = isNamed ? order : facts;
  return { ...order, firstName, lastName, payments, lines: withTaxes(order, facts.lines) };
};

const withMethod = (payments: readonly OrderPayment[], method: string): OrderPayment[] =>
  payments.map((payment) => (payments.length === 1 && payment.method === "" ? { ...payment, method } : payment));

const withRefunds = (
  payments: readonly OrderPayment[],
  { refundedMinor, paymentMethod }: OrderFacts,
): OrderPayment[] | null => {
  let restMinor = sumMinor([refundedMinor ?? 0, ...payments.map((payment) => -payment.refundedMinor)]);
  const isMeant = ({ method, label }: OrderPayment) =>
    [method, label].some((name) => name !== "" && name.toLowerCase() === paymentMethod.toLowerCase());
  const raised = new Map<string, number>();
  for (const payment of [...payments.filter(isMeant), ...payments.filter((each) => !isMeant(each))]) {
    const moreMinor = Math.max(0, Math.min(restMinor, payment.capturedMinor - payment.refundedMinor));
    restMinor -= moreMinor;
    raised.set(payment.id, payment.refundedMinor + moreMinor);
  }
  if (restMinor > 0) return null;
  return payments.map((payment) => ({ ...payment, refundedMinor: raised.get(payment.id) ?? payment.refundedMinor }));
};

const withTaxes = (order: Order, facts: readonly LineFacts[]): OrderLine[] => {
  const nets = order.lines.map((line) => multiplyQuantity(line.unitPriceMinor, line.quantity) - line.discountMinor);
  const shares = splitByLargestRemainder(Math.min(order.orderDiscountMinor, sumMinor(nets)), nets);
  return order.lines.map((line, place) => {
    const told = facts.find(({ platformLineItemId }) => platformLineItemId === line.platformLineItemId);
    if (told === undefined || line.taxMinor !== 0) return line;
    const paidMinor = (nets[place] ?? 0) - (shares[place] ?? 0);
    if (told.taxMinor !== null)
      return { ...line, taxMinor: divideRounded(BigInt(told.taxMinor) * BigInt(line.quantity), BigInt(told.quantity)) };
    return told.taxRate === null
      ? line
      : { ...line, taxMinor: taxByRate(paidMinor, told.taxRate, order.taxesIncluded) };
  });
};
