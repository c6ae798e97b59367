import { bag } from "./bag";
import { listOf } from "./connection-of";
import type { MockLine, MockOrder, MockRefund } from "./mock-order";
import type { MockTransaction } from "./mock-payment";
import { type MockShop, newId, orderBy, touch } from "./mock-state";

const fail = (message: string) => ({ userErrors: [{ message }] });

export type RefundInput = {
  orderId: string;
  note: string;
  notify: boolean;
  currency: string;
  refundLineItems: { lineItemId: string; quantity: number; restockType: string }[];
  shipping?: { amount: string };
  transactions: { amount: string; gateway: string; kind: string; orderId: string; parentId: string }[];
};

/** A refund of an order, with Shopify's validations. */
export const createRefund = (shop: MockShop, input: RefundInput): unknown => {
  const order = orderBy(shop, input.orderId);
  if (order === null) return fail("Order does not exist");
  if (input.notify !== false) throw new Error("A refund of ours must not notify the customer.");
  if (input.currency !== order.presentmentCurrencyCode) return fail("Currency is not that of the order");
  const lines = input.refundLineItems.map(({ lineItemId, ...rest }) => ({
    ...rest,
    lineItem: order.lines.find(({ id }) => id === lineItemId),
  }));
  if (lines.some(({ lineItem, quantity }) => (lineItem?.currentQuantity ?? 0) < quantity))
    return fail("Refund line items quantity cannot refund more items than were purchased");
  const money = input.transactions.map(({ amount, parentId }) => ({ amount, parentId }));
  const refused = moneyFault(order, money);
  if (refused !== null) return fail(refused);
  const booked = lines.flatMap(({ lineItem, ...rest }) => (lineItem === undefined ? [] : [{ ...rest, lineItem }]));
  const refund = bookRefund(shop, { order, note: input.note, lines: booked, money });
  return { refund, order, userErrors: [] };
};

/** Why an order's payments can't refund that much; null when they can. */
export const moneyFault = (order: MockOrder, money: readonly { amount: string; parentId: string }[]): string | null => {
  for (const { amount, parentId } of money) {
    const parent = order.transactions.find(({ id }) => id === parentId);
    if (parent === undefined || !["SALE", "CAPTURE"].includes(parent.kind)) return "Parent transaction is invalid";
    const back = order.transactions.filter(
      ({ kind, status, parentTransaction }) =>
        kind === "REFUND" && status !== "FAILURE" && parentTransaction === parent,
    );
    const left = amountOf(parent) - back.reduce((sum, one) => sum + amountOf(one), 0);
    if (Number(amount) > left + 1e-9) return "Transactions amount exceeds the refundable amount";
  }
  return null;
};

const amountOf = ({ amountSet }: MockTransaction): number => Number(amountSet.presentmentMoney.amount);

type Booking = {
  order: MockOrder;
  note: string | null;
  lines: { quantity: number; restockType: string; lineItem: MockLine }[];
  money: readonly { amount: string; parentId: string }[];
};

export const bookRefund = (shop: MockShop, { order, note, lines, money }: Booking): MockRefund => {
  const rows = money.flatMap(({ amount, parentId }): MockTransaction[] => {
    const parent = order.transactions.find(({ id }) => id === parentId);
    if (parent === undefined) return [];
    const id = newId(shop, "OrderTransaction");
    const amountSet = bag(amount, order.presentmentCurrencyCode);
    return [{ ...parent, id, kind: "REFUND", status: shop.refundStatus, amountSet, parentTransaction: parent }];
  });
  const refund: MockRefund = {
    __typename: "Refund",
    id: newId(shop, "Refund"),
    note,
    lines,
    transactionRows: rows,
    refundLineItems: listOf(() => lines),
    transactions: listOf(() => rows),
  };
  for (const { lineItem, quantity } of lines) lineItem.currentQuantity -= quantity;
  order.refunds.push(refund);
  order.transactions.push(...rows);
  touch(shop, order);
  shop.events.push(`refund ${order.name}`);
  return refund;
};
