import { z } from "zod";
import { minorToMajorText } from "@/server/kernel/money";
import type { PaymentResult } from "@/server/partners/payment-provider";
import type { FindInOrder, ReadRefund, ShopRefundRequest } from "@/server/partners/shop";
import { type MedusaClient, refused } from "./client";
import { asNumber, type Exact, minus, sum, toMinor } from "./exact";
import { keyIn, keyMark } from "./keys";
import { withLock } from "./lock";
import { paymentsOf } from "./map-payments";
import { readOrder, requireNoEdit } from "./read-order";
import type { MedusaOrder, MedusaPayment } from "./wire";

/** The time Medusa may take from calling the payment provider to booking the refund on the order. */
const BOOKED_WITHIN_MS = 15 * 60_000;

/**
 * Refunds a payment through Medusa, which calls the payment provider and books the money on the order: against what the
 * shop owes for returned goods, with the rest as a credit line. Medusa's refunds have no lines; the return has them.
 */
export const refund = (client: MedusaClient, request: ShopRefundRequest): Promise<PaymentResult> =>
  withLock(client, { name: `order:${request.order.orderId}`, signal: request.signal }, async () => {
    const { order, signal, idempotencyKey } = request;
    const known = await findRefund(client, { ...request, since: client.now() });
    if (known !== null) return known;
    const payment = choosePayment(await readOrder(client, { ...order, signal }), request);
    const left = minus(amountOf(payment.captures), amountOf(payment.refunds));
    const leftMinor = toMinor(left, order.currency);
    requireEnough(request, leftMinor);
    await requireNoEdit(client, { ...order, signal });
    await client.post({
      path: `/admin/payments/${payment.id}/refund`,
      body: {
        // Refunds the full remainder, also where Medusa captured fractions of a cent.
        amount: request.amountMinor === leftMinor ? asNumber(left) : major(request.amountMinor, order.currency),
        note: `Homeward return ${request.returnCode} ${keyMark(idempotencyKey)}`,
      },
      ...{ schema: z.unknown(), purpose: `Refund order ${order.name}`, signal },
    });
    const made = await findRefund(client, { ...request, since: client.now() });
    if (made === null) throw refused("Medusa answered that it made the refund, but the order doesn't show it.");
    return made;
  });

export const findRefund = async (
  client: MedusaClient,
  { order, idempotencyKey, signal }: FindInOrder,
): Promise<PaymentResult | null> => {
  const shopOrder = await readOrder(client, { ...order, signal });
  const refunds = paymentsOf(shopOrder).flatMap((payment) => payment.refunds);
  const made = refunds.find(({ note }) => keyIn(note) === idempotencyKey);
  return made === undefined ? null : resultOf(shopOrder, { made, now: client.now() });
};

export const readRefund = async (
  client: MedusaClient,
  { order, reference, signal }: ReadRefund,
): Promise<PaymentResult> => {
  const shopOrder = await readOrder(client, { ...order, signal });
  const made = paymentsOf(shopOrder)
    .flatMap((payment) => payment.refunds)
    .find(({ id }) => id === reference);
  // Medusa deletes a refund that the payment provider declines.
  return made === undefined ? { status: "FAILED", reference } : resultOf(shopOrder, { made, now: client.now() });
};

type Refund = MedusaPayment["refunds"][number];

/** Medusa writes the refund first, then calls the payment provider, and books it on the order last. */
const resultOf = ({ transactions }: MedusaOrder, { made, now }: { made: Refund; now: Date }): PaymentResult => {
  const reference = made.id;
  if (transactions.some((one) => one.reference === "refund" && one.reference_id === reference))
    return { status: "SETTLED", reference };
  if (now.getTime() - Date.parse(made.created_at) < BOOKED_WITHIN_MS) return { status: "PENDING", reference };
  throw refused(
    `Medusa began the refund ${reference} and never booked it on the order. Look at the payment provider whether the money was sent.`,
  );
};

const choosePayment = (order: MedusaOrder, { paymentReference }: ShopRefundRequest): MedusaPayment => {
  const captured = paymentsOf(order).filter(({ captures }) => captures.length > 0);
  const [only, ...others] = paymentReference === "" ? captured : captured.filter(({ id }) => id === paymentReference);
  if (only !== undefined && others.length === 0) return only;
  if (only !== undefined) throw refused("This order has several payments in Medusa; name the one to refund.");
  if (order.credit_lines.some(({ id }) => id === paymentReference))
    throw refused(
      "A gift card, store credit, or exchange paid for this. Medusa can't refund it: issue store credit instead.",
    );
  if (paymentsOf(order).length > 0)
    throw refused("The payment hasn't been captured in Medusa, so there is nothing to refund. Capture it first.");
  throw refused("Medusa has no payment for this order.");
};

const requireEnough = ({ order, amountMinor }: ShopRefundRequest, leftMinor: number): void => {
  if (amountMinor <= leftMinor) return;
  const [asked, left] = [amountMinor, Math.max(0, leftMinor)].map((amount) => minorToMajorText(amount, order.currency));
  throw refused(`Medusa can refund ${left} ${order.currency} more on this payment, not ${asked} ${order.currency}.`);
};

const amountOf = (entries: readonly { raw_amount: Exact }[]): Exact => sum(entries.map(({ raw_amount }) => raw_amount));

/** Converts an amount to a number for Medusa's API; its shortest decimal text is the amount. */
export const major = (amountMinor: number, currency: string): number => Number(minorToMajorText(amountMinor, currency));
