import { z } from "zod";
import type { MedusaClient } from "./client";
import { asNumber, type Exact, minus, NOTHING, sum, times, toMinor } from "./exact";
import { keyIn } from "./keys";
import { worthOf } from "./line-money";
import { piecesOf } from "./map-line";
import { paymentsOf } from "./map-payments";
import { readOrder } from "./read-order";
import type { MedusaOrder } from "./wire";

type Ask = { readonly orderId: string; readonly platformReturnId: string; readonly signal: AbortSignal | undefined };

/**
 * Settles what Medusa still shows as outstanding for a finished return, although it isn't: a fee was deducted, the
 * goods were exchanged, or store credit was issued. A credit line settles the amount, so that nobody refunds it again.
 * Never settles more than this return's value: the rest is between the shop and its customer. Repeating it does
 * nothing.
 */
export const balanceOrder = async (client: MedusaClient, { orderId, platformReturnId, signal }: Ask): Promise<void> => {
  const order = await readOrder(client, { orderId, signal });
  const amount = outstandingFor(order, platformReturnId);
  // Medusa's sums contain rounding noise such as -7e-21.
  if (toMinor(amount, order.currency_code.toUpperCase()) === 0) return;
  await client.post({
    path: `/admin/orders/${orderId}/credit-lines`,
    body: { amount: asNumber(amount), reference: "homeward:balance", reference_id: platformReturnId },
    ...{ schema: z.unknown(), purpose: "Update order balance", signal },
  });
};

/** Negative: Medusa shows that the shop owes the amount; positive: the customer owes it. */
const outstandingFor = (order: MedusaOrder, platformReturnId: string): Exact => {
  const pending = order.summary.raw_pending_difference;
  if (pending.over < 0n) {
    const worth = returnedWorth(order, platformReturnId);
    return isLess(times(pending, MINUS), worth) ? pending : times(worth, MINUS);
  }
  const refunded = refundedByUs(order);
  return isLess(pending, refunded) ? pending : refunded;
};

const MINUS: Exact = { over: -1n, under: 1n };

const returnedWorth = ({ returns, items }: MedusaOrder, platformReturnId: string): Exact => {
  const returned = returns.find(({ id }) => id === platformReturnId);
  if (returned === undefined || returned.status === "canceled") return NOTHING;
  return sum(
    returned.items.map(({ item_id, raw_quantity }) => {
      const item = items.find(({ id }) => id === item_id);
      return item === undefined ? NOTHING : worthOf(item, piecesOf(raw_quantity));
    }),
  );
};

const refundedByUs = (order: MedusaOrder): Exact =>
  sum(
    paymentsOf(order)
      .flatMap(({ refunds }) => refunds)
      .filter(({ note }) => keyIn(note) !== "")
      .map(({ raw_amount }) => raw_amount),
  );

const isLess = (left: Exact, right: Exact): boolean => {
  const { over, under } = minus(left, right);
  return over !== 0n && over < 0n !== under < 0n;
};
