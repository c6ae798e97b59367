import type { ShopOrderPayment } from "@/server/partners/shop-feed";
import { readAmount, toMinor } from "./amounts";
import type { WooOrder } from "./wire";

/** The payment by gift cards of the extension of that name; WooCommerce can't refund it. */
export const GIFT_CARD_PAYMENT = "gift-cards";

/**
 * Maps the payment of an order: it has one, through one gateway, and is paid as soon as WooCommerce has a payment date.
 */
export const mapPayments = (order: WooOrder): ShopOrderPayment[] => {
  const { currency, payment_method, payment_method_title } = order;
  if (order.date_paid_gmt === "") return [];
  const capturedMinor = toMinor(readAmount(order.total), currency);
  const giftCardMinor = toMinor(
    order.gift_cards.reduce((sum, { amount }) => sum + readAmount(amount), 0n),
    currency,
  );
  const main = {
    platformPaymentId: paymentIdOf(order),
    processor: payment_method,
    method: payment_method,
    label: payment_method_title,
    capturedMinor,
  };
  const gift = {
    platformPaymentId: GIFT_CARD_PAYMENT,
    processor: GIFT_CARD_PAYMENT,
    method: "gift_card",
    label: "Gift card",
    capturedMinor: giftCardMinor,
  };
  return [...(capturedMinor > 0 ? [main] : []), ...(giftCardMinor > 0 ? [gift] : [])];
};

/** Returns the gateway's ID if the order has one; WooCommerce refunds by order and doesn't need it. */
export const paymentIdOf = ({ id, transaction_id }: Pick<WooOrder, "id" | "transaction_id">): string =>
  transaction_id === "" ? `order-${id}` : transaction_id;
