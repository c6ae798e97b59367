import type { OrderMoney } from "../money/types";
import type { Order } from "./types";

type Priced = Omit<OrderMoney, "shipping"> &
  Pick<Order, "shippingPriceMinor" | "shippingDiscountMinor" | "shippingTaxMinor">;

/** Returns the part of an order that the money rules need. */
export const orderMoney = (order: Priced): OrderMoney => ({
  currency: order.currency,
  taxesIncluded: order.taxesIncluded,
  lines: order.lines.map(({ id, quantity, unitPriceMinor, discountMinor, taxMinor }) => ({
    id,
    quantity,
    unitPriceMinor,
    discountMinor,
    taxMinor,
  })),
  orderDiscountMinor: order.orderDiscountMinor,
  feesMinor: order.feesMinor ?? 0,
  shipping: {
    priceMinor: order.shippingPriceMinor,
    discountMinor: order.shippingDiscountMinor,
    taxMinor: order.shippingTaxMinor,
  },
  payments: order.payments,
});
