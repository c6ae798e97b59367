import type { ShopOrderPayment, ShopRefundRecord } from "@/server/partners/shop-feed";
import { sum, toMinor } from "./exact";
import { keyIn } from "./keys";
import { piecesOf } from "./map-line";
import type { MedusaOrder, MedusaPayment } from "./wire";

/** Maps captured payments, and what a gift card, store credit or one of our returns paid. */
export const mapPayments = (order: MedusaOrder, currency: string): ShopOrderPayment[] => [
  ...paymentsOf(order)
    .filter(({ captures }) => captures.length > 0)
    .map((payment) => ({
      platformPaymentId: payment.id,
      ...providerOf(payment.provider_id),
      label: "",
      capturedMinor: toMinor(sum(payment.captures.map(({ raw_amount }) => raw_amount)), currency),
    })),
  ...order.credit_lines
    .filter(({ reference, raw_amount }) => CREDITS.test(reference) && raw_amount.over > 0n)
    .map(({ id, reference, raw_amount }) => ({
      ...{ platformPaymentId: id, processor: "credit", method: reference, label: "" },
      capturedMinor: toMinor(raw_amount, currency),
    })),
];

/** Matches credit lines that pay for an order. Medusa writes others for refunds, which are read as refunds. */
const CREDITS = /gift.?card|store.?credit|^homeward:(?!balance)/i;

export const paymentsOf = (order: Pick<MedusaOrder, "payment_collections">): readonly MedusaPayment[] =>
  order.payment_collections.flatMap(({ payments }) => payments);

/**
 * Maps refunds of payments, and items that the shop's staff took back: those are Medusa returns that no refund names.
 * Returns that we opened are already known.
 */
export const mapRefunds = (order: MedusaOrder, currency: string): ShopRefundRecord[] => [
  ...paymentsOf(order).flatMap(({ id: paymentReference, refunds }) =>
    refunds.map(({ id, note, raw_amount }) => ({
      ...{ refundId: id, key: keyIn(note) },
      payments: [{ paymentReference, amountMinor: toMinor(raw_amount, currency) }],
      lines: [],
    })),
  ),
  ...order.returns
    .filter(({ metadata }) => keyIn(metadata.homeward) === "")
    .map(({ id, items }) => ({
      ...{ refundId: id, key: "", payments: [] },
      lines: items
        .map(({ item_id, raw_received_quantity }) => ({
          ...{ lineItemId: item_id, quantity: piecesOf(raw_received_quantity) },
        }))
        .filter(({ quantity }) => quantity > 0),
    }))
    .filter(({ lines }) => lines.length > 0),
];

/**
 * Returns the provider: "pp_stripe-ideal_stripe" is Stripe's iDEAL; "pp_system_default" is Medusa's provider for manual
 * payments.
 */
const providerOf = (providerId: string): { processor: string; method: string } => {
  const [, service = ""] = /^pp_(.+?)(?:_[^_]*)?$/.exec(providerId) ?? [];
  const [processor = "", method = ""] = service.split(/-(.*)/s);
  if (processor === "") return { processor: providerId, method: providerId };
  if (processor === "system") return { processor: "manual", method: "manual" };
  return { processor, method: method === "" ? processor : method };
};
