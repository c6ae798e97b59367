import type { ShopOrderPayment, ShopRefundRecord } from "@/server/partners/shop-feed";
import { idOf } from "./ids";
import { readMark } from "./marks";
import { readMoney } from "./read-money";
import type { WholeOrder, WireRefund } from "./wire-order";

/** Transaction states that count as refunded: a failed refund gave nothing back. */
const MOVES = new Set(["SUCCESS", "PENDING", "AWAITING_RESPONSE", "UNKNOWN"]);

/**
 * Maps the refunds of an order, and the units that its edits removed. Shopify writes a removal as a refund without
 * money; it is kept apart so that units that were never paid don't count as refunded. On a canceled order everything
 * counts as a refund.
 */
export const mapRefunds = (
  { order, lines, refunds }: WholeOrder,
  payments: readonly ShopOrderPayment[],
): { refunds: ShopRefundRecord[]; removed: ReadonlyMap<string, number> } => {
  const currency = order.presentmentCurrencyCode;
  const read = refunds.map((refund) => ({ refund, paid: paidBack(refund, { payments, currency }) }));
  const removals = order.cancelledAt ? [] : read.filter(({ refund, paid }) => paid.length === 0 && isRemoval(refund));
  const removed = unrefundedRemovals({ lines, refunds });
  for (const { refund } of removals)
    for (const { lineItem, quantity } of refund.refundLineItems.nodes)
      removed.set(lineItem.id, (removed.get(lineItem.id) ?? 0) + quantity);
  const leavesNothing = lines.every(({ id, quantity }) => quantity - (removed.get(id) ?? 0) <= 0);
  const counted = leavesNothing ? read : read.filter((entry) => !removals.includes(entry));
  return { refunds: counted.map(recordOf), removed: leavesNothing ? new Map() : removed };
};

type PaidBack = ShopRefundRecord["payments"];

const recordOf = ({ refund, paid }: { refund: WireRefund; paid: PaidBack }): ShopRefundRecord => ({
  refundId: idOf(refund.id),
  key: readMark(refund.note),
  payments: paid,
  lines: refund.refundLineItems.nodes.map(({ lineItem, quantity }) => ({ lineItemId: idOf(lineItem.id), quantity })),
});

const isRemoval = ({ note, refundLineItems: { nodes } }: WireRefund): boolean =>
  readMark(note) === "" && nodes.length > 0 && nodes.every(({ restockType }) => restockType === "CANCEL");

/** Returns units that disappeared from a line without a refund that names them. */
const unrefundedRemovals = ({ lines, refunds }: Pick<WholeOrder, "lines" | "refunds">): Map<string, number> => {
  const refunded = new Map<string, number>();
  for (const { refundLineItems } of refunds)
    for (const { lineItem, quantity } of refundLineItems.nodes)
      refunded.set(lineItem.id, (refunded.get(lineItem.id) ?? 0) + quantity);
  const gone = lines.map(
    ({ id, quantity, currentQuantity }) => [id, quantity - currentQuantity - (refunded.get(id) ?? 0)] as const,
  );
  return new Map(gone.filter(([, quantity]) => quantity > 0));
};

/**
 * Returns the amounts of a refund by the payment they went back to; when Shopify names none, the first payment of the
 * same gateway.
 */
const paidBack = (
  { transactions }: WireRefund,
  { payments, currency }: { payments: readonly ShopOrderPayment[]; currency: string },
): PaidBack => {
  const sums = new Map<string, number>();
  for (const { kind, status, gateway, amountSet, parentTransaction } of transactions.nodes) {
    if (kind !== "REFUND" || !MOVES.has(status)) continue;
    const named = parentTransaction ? idOf(parentTransaction.id) : "";
    const payment =
      payments.find(({ platformPaymentId }) => platformPaymentId === named) ??
      payments.find(({ processor }) => processor === gateway) ??
      payments[0];
    const reference = payment?.platformPaymentId ?? named;
    sums.set(reference, (sums.get(reference) ?? 0) + readMoney(amountSet, currency));
  }
  return [...sums].map(([paymentReference, amountMinor]) => ({ paymentReference, amountMinor }));
};
