import { z } from "zod";
import type { ShopRefundRecord } from "@/server/partners/shop-feed";
import { readAmount, toMinor } from "./amounts";
import { paymentIdOf } from "./map-payments";
import { keyOf } from "./marks";
import { isUnfinished } from "./refund-reason";
import { refundSchema, type WooOrder, type WooRefund } from "./wire";
import type { WooClient } from "./woo-client";

const PER_PAGE = 100;

/** Returns all refunds of an order as stored in WooCommerce. @throws PartnerError */
export const readRefunds = async (client: WooClient, orderId: string, signal?: AbortSignal): Promise<WooRefund[]> => {
  const refunds: WooRefund[] = [];
  for (let page = 1; ; page += 1) {
    const { data } = await client.ask({
      path: `orders/${orderId}/refunds`,
      query: { per_page: PER_PAGE, page, dp: 6 },
      purpose: "Read refunds",
      signal,
      schema: z.array(refundSchema),
    });
    refunds.push(...data);
    if (data.length < PER_PAGE) return refunds;
  }
};

/**
 * Maps refunds, without those whose gateway call is still in progress: WooCommerce deletes these if the gateway
 * declines.
 */
export const mapRefunds = (order: WooOrder, refunds: readonly WooRefund[]): ShopRefundRecord[] =>
  refunds
    .filter((refund) => !isUnfinished(refund))
    .map((refund) => ({
      refundId: refund.id,
      key: keyOf(refund),
      payments: mapPayment(order, refund),
      lines: refund.line_items.flatMap(({ quantity, meta_data }) => {
        const lineItemId = String(meta_data.find(({ key }) => key === "_refunded_item_id")?.value ?? "");
        return quantity === 0 || lineItemId === "" ? [] : [{ lineItemId, quantity: Math.abs(quantity) }];
      }),
    }));

const mapPayment = (order: WooOrder, refund: WooRefund): ShopRefundRecord["payments"] => {
  const amountMinor = Math.abs(toMinor(readAmount(refund.amount), order.currency));
  const isPaid = order.date_paid_gmt !== "" && readAmount(order.total) > 0n;
  return amountMinor > 0 && isPaid ? [{ paymentReference: paymentIdOf(order), amountMinor }] : [];
};
