import { sumMinor } from "@/server/kernel/money";
import type { OrderContent, OrderLineContent } from "./order-content";
import type { Order, OrderLine } from "./types";

/**
 * Updates our exchange order from the shop's version: its number and name, its status, and the shop's line IDs. Its
 * cost and payments stay as settled here: the shop books an exchange in its own way, and its own return must refund
 * what was paid (decision 0010). A line is matched by its variant, otherwise by its SKU. Pieces and money that the shop
 * has refunded since reduce what is left here.
 */
export const adoptExchangeOrder = (current: Order, content: OrderContent): Order => {
  const open = content.lines.map((line) => ({
    ...{ line, left: line.fulfilledQuantity, refunded: line.refundedQuantity, isTaken: false },
  }));
  const lines = current.lines.map((line): OrderLine => {
    const theirs = open.find((one) => isSame(line, one.line));
    if (theirs === undefined) return line;
    const sent = Math.min(line.quantity, theirs.left);
    theirs.left -= sent;
    const refunded = Math.min(line.quantity, theirs.refunded);
    theirs.refunded -= refunded;
    // The shop may have pieces at two prices on one line of its own: its ID goes to the first one.
    const platformLineItemId = theirs.isTaken ? line.platformLineItemId : theirs.line.platformLineItemId;
    theirs.isTaken = true;
    const fulfilledQuantity = Math.max(line.fulfilledQuantity, sent);
    return {
      ...line,
      platformLineItemId,
      fulfilledQuantity,
      refundedQuantity: Math.max(line.refundedQuantity, refunded),
    };
  });
  return {
    ...current,
    orderNumber: content.orderNumber,
    name: content.name,
    platformOrderId: content.platformOrderId || current.platformOrderId,
    tags: content.tags,
    fulfilledAt: content.fulfilledAt ?? current.fulfilledAt,
    deliveredAt: content.deliveredAt ?? current.deliveredAt,
    lines,
    payments: withRefunds(current, content),
  };
};

/** The shop's payments of an exchange aren't ours: refunds of them are deducted from ours in order. */
const withRefunds = ({ payments }: Order, content: OrderContent): Order["payments"] => {
  let restMinor = sumMinor(content.payments.map(({ refundedMinor }) => refundedMinor));
  return payments.map((payment) => {
    const minor = Math.min(restMinor, payment.capturedMinor);
    restMinor -= minor;
    return { ...payment, refundedMinor: Math.max(payment.refundedMinor, minor) };
  });
};

const isSame = (ours: OrderLine, theirs: OrderLineContent): boolean =>
  theirs.variantId !== "" && ours.variantId !== ""
    ? ours.variantId === theirs.variantId
    : theirs.sku !== "" && ours.sku === theirs.sku;
