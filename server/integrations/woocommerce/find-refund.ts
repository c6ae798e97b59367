import { PartnerError } from "@/server/partners/partner-error";
import type { PaymentResult } from "@/server/partners/payment-provider";
import type { FindInOrder, ReadRefund } from "@/server/partners/shop";
import { utc } from "./map-order";
import { hasKey, shortKey } from "./marks";
import { pathId } from "./path-id";
import { PARTNER } from "./read-failure";
import { readRefunds } from "./read-refunds";
import { isUnfinished, methodOf } from "./refund-reason";
import type { ShopTools } from "./shop-tools";
import { refundSchema, type WooRefund } from "./wire";

/** A gateway responds within seconds; PHP and its host abort a request long before this. */
const GATEWAY_ANSWERS_MS = 10 * 60_000;

/** Returns the order's refund with this key, or null. */
export const findRefund = async (
  { client, now }: ShopTools,
  { order, idempotencyKey, signal }: Omit<FindInOrder, "since">,
): Promise<PaymentResult | null> => {
  const refunds = await readRefunds(client, pathId(order.orderId), signal);
  const ours = refunds.find(
    (refund) => hasKey(refund, idempotencyKey) || methodOf(refund)?.shortKey === shortKey(idempotencyKey),
  );
  return ours === undefined ? null : resultOf(ours, now());
};

/** Returns the status of a refund. WooCommerce deletes a refund that the gateway declined. */
export const readRefund = async (
  { client, now }: ShopTools,
  { order, reference, signal }: ReadRefund,
): Promise<PaymentResult> => {
  const path = `orders/${pathId(order.orderId)}/refunds/${pathId(reference)}`;
  const refund = await client.find({ path, purpose: "Read refund", signal, schema: refundSchema });
  return refund === null ? { status: "FAILED", reference } : resultOf(refund, now());
};

const resultOf = (refund: WooRefund, now: Date): PaymentResult => {
  if (!isUnfinished(refund)) return { status: "SETTLED", reference: refund.id };
  if (now.getTime() - Date.parse(utc(refund.date_created_gmt)) < GATEWAY_ANSWERS_MS)
    return { status: "PENDING", reference: refund.id };
  throw new PartnerError(
    PARTNER,
    "REFUSED",
    `WooCommerce recorded refund ${refund.id}, but stopped before it noted whether the payment gateway paid it. Look in the gateway: if the refund is there, mark it as refunded here; if not, delete refund ${refund.id} in WooCommerce and retry.`,
  );
};
