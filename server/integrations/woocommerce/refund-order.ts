import { formatMoney, minorToMajorText } from "@/contract/vocabulary/format-money";
import { PartnerError } from "@/server/partners/partner-error";
import type { PaymentResult } from "@/server/partners/payment-provider";
import type { ShopRefundRequest } from "@/server/partners/shop";
import { readAmount, toMinor } from "./amounts";
import { findRefund } from "./find-refund";
import { GIFT_CARD_PAYMENT } from "./map-payments";
import { KEY_MARK } from "./marks";
import { planRefundLines } from "./plan-refund-lines";
import { PARTNER } from "./read-failure";
import { readRefunds } from "./read-refunds";
import { type RefundMode, writeReason } from "./refund-reason";
import { refuseTrashed } from "./refuse-trashed";
import type { ShopTools } from "./shop-tools";
import { gatewaySchema, refundSchema, type WooOrder } from "./wire";
import { withClaim } from "./with-claim";

/** WooCommerce's code, with HTTP 500, when it or the gateway rejects a refund. Nothing has been booked. */
const CANNOT_REFUND = "woocommerce_rest_cannot_create_order_refund";

const DRAFTS: ReadonlySet<string> = new Set(["draft", "auto-draft", "checkout-draft", "new"]);

/** Refunds an order once per key, through the gateway that took the payment, booked on the order's lines. */
export const refundOrder = async (tools: ShopTools, request: ShopRefundRequest): Promise<PaymentResult> => {
  const { client, now } = tools;
  const { idempotencyKey, signal } = request;
  const { orderId } = request.order;
  return withClaim<PaymentResult>({
    ...{ client, orderId, idempotencyKey, now, signal },
    find: () => findRefund(tools, { order: request.order, idempotencyKey, signal }),
    make: async (order) => {
      await refuseImpossible(tools, { order, request });
      const mode = await chooseMode(tools, { order, signal });
      return { made: await createRefund(tools, { order, request, mode }) };
    },
  });
};

type Make = { order: WooOrder; request: ShopRefundRequest };

const refuse = (words: string): never => {
  throw new PartnerError(PARTNER, "REFUSED", words);
};

/**
 * Rejects impossible refunds before calling WooCommerce, whose own message names neither the amount nor what is left.
 */
const refuseImpossible = async ({ client }: ShopTools, { order, request }: Make): Promise<void> => {
  const { currency } = order;
  const money = (minor: number): string => formatMoney(minor, currency, "en");
  if (request.order.currency !== currency)
    refuse(`Order #${order.number} is in ${currency}, and the refund in ${request.order.currency}.`);
  if (request.paymentReference === GIFT_CARD_PAYMENT)
    refuse(
      `WooCommerce can't put ${money(request.amountMinor)} back on a gift card automatically. Add it to the gift card in WooCommerce, then mark the refund as refunded here.`,
    );
  refuseStatus(order);
  if (order.refunds.length === 0 && request.amountMinor <= toMinor(readAmount(order.total), currency)) return;
  const refunds = await readRefunds(client, order.id, request.signal);
  const refunded = refunds.reduce((sum, { amount }) => sum + toMinor(readAmount(amount), currency), 0);
  const left = toMinor(readAmount(order.total), currency) - refunded;
  if (left <= 0) refuse(`Order #${order.number} is already fully refunded in WooCommerce.`);
  if (request.amountMinor > left)
    refuse(
      `Only ${money(left)} of order #${order.number} can still be refunded in WooCommerce, but ${money(request.amountMinor)} was requested. Someone may have refunded it there.`,
    );
};

/**
 * Rejects orders whose payment the shop doesn't have; WooCommerce itself would refund in every status. A canceled order
 * that was paid can be refunded: canceling gives no money back.
 */
const refuseStatus = (order: WooOrder): void => {
  const { number, status, date_paid_gmt } = order;
  refuseTrashed(order, "send the money yourself and mark the refund as refunded here");
  if (DRAFTS.has(status)) refuse(`Order #${number} is only a draft in WooCommerce, so there is nothing to refund.`);
  // Gateways also use this status for lost disputes, in which the bank has already returned the money.
  if (status === "failed")
    refuse(
      `The payment of order #${number} failed in WooCommerce, or the shopper's bank took it back. Look in the payment gateway. If the money is there, change the order's status in WooCommerce and retry; if not, resolve the refund manually.`,
    );
  if (date_paid_gmt === "") refuse(`Order #${number} isn't paid in WooCommerce, so there is nothing to refund.`);
};

/**
 * Returns how the order's gateway refunds. @throws PartnerError REFUSED if a person has to, and the store wants to be
 * told
 */
const chooseMode = async (
  { client, values }: ShopTools,
  { order, signal }: { order: WooOrder; signal: AbortSignal | undefined },
): Promise<RefundMode> => {
  const title = order.payment_method_title || order.payment_method || "this payment method";
  const path = `payment_gateways/${encodeURIComponent(order.payment_method || "none")}`;
  const result = await client.tryAsk({ path, purpose: "Check payment method", signal, schema: gatewaySchema });
  // A gateway whose plugin was removed is unknown to the shop.
  if (!result.ok && !result.failure.code.includes("payment_gateway")) throw result.failure.error;
  if (result.ok && result.data.method_supports.includes("refunds")) return "GATEWAY";
  if (values.recordManualRefunds === "true") return "RECORD";
  return refuse(
    `WooCommerce can't refund through ${title}. Send the money yourself, then mark the refund as refunded here.`,
  );
};

const createRefund = async (
  { client }: ShopTools,
  { order, request, mode }: Make & { mode: RefundMode },
): Promise<PaymentResult> => {
  const { idempotencyKey, returnCode, amountMinor, signal } = request;
  const result = await client.tryAsk({
    method: "POST",
    path: `orders/${order.id}/refunds`,
    body: {
      amount: minorToMajorText(amountMinor, order.currency),
      reason: writeReason(returnCode, { mode, idempotencyKey }),
      api_refund: mode === "GATEWAY",
      // Restocking is a separate step after the inspection.
      api_restock: false,
      line_items: planRefundLines(order, request),
      meta_data: [{ key: KEY_MARK, value: idempotencyKey }],
    },
    purpose: `Refund order ${order.number}`,
    signal,
    schema: refundSchema,
  });
  if (result.ok) {
    const isPaid = mode === "RECORD" || result.data.refunded_payment;
    return { status: isPaid ? "SETTLED" : "PENDING", reference: result.data.id };
  }
  const { code, message, error } = result.failure;
  if (code !== CANNOT_REFUND) throw error;
  const says = message === "" ? "" : ` WooCommerce says: ${message}`;
  return refuse(
    `${formatMoney(amountMinor, order.currency, "en")} of order #${order.number} could not be refunded.${says}`,
  );
};
