import { sumMinor } from "@/server/kernel/money";
import type { OrderContent, OrderLineContent } from "./order-content";
import type { Order, OrderLine } from "./types";

/**
 * An exchange order of ours as the shop tells of it: its number and name, where it is, and the shop's ids of its lines.
 * What it cost and how it was paid stay as they were settled here: the shop books an exchange as it likes, and what its
 * own return pays back must be what was paid (decision 0010). A line is found by its variant, else by its SKU. What the shop
 * refunded of it since takes from what is left here, pieces and money.
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
    // The shop may hold pieces of two prices on one line of its own: its id is the first one's.
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

/** The shop's payments of an exchange are not ours: what it refunded of them takes from ours in order. */
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
