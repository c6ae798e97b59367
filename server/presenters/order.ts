import type { getOrder } from "@/contract/admin/orders";
import type { Order, OrderLine } from "@/server/domain/orders/types";
import type { Shown } from "@/server/kernel/wire-names";
import { presentAddress } from "./address";

type OrderView = Shown<(typeof getOrder)["output"]>["order"];

/** Returns an order in the fields with which shops send it (decisions, section 11), with our IDs. */
export const presentOrder = (order: Order): OrderView => ({
  ...order,
  customer: {
    firstName: order.firstName,
    lastName: order.lastName,
    phone: order.phone,
    platformCustomerId: order.platformCustomerId,
  },
  shippingAddress: presentAddress(order.shippingAddress),
  lineItems: order.lines.map(presentLine),
  orderDiscount: order.orderDiscountMinor,
  fees: order.feesMinor,
  conditionalDiscounts: order.conditionalDiscounts.map(({ id, label, minimumSubtotalMinor, amountMinor }) => ({
    ...{ id, label, minimumSubtotal: minimumSubtotalMinor, amount: amountMinor },
  })),
  shipping: {
    price: order.shippingPriceMinor,
    discount: order.shippingDiscountMinor,
    tax: order.shippingTaxMinor,
  },
  payments: order.payments.map((payment) => ({
    ...payment,
    id: payment.platformPaymentId,
    captured: payment.capturedMinor,
    capturedTotal: payment.shared?.totalMinor ?? null,
    refunded: payment.shared?.refundedMinor ?? payment.refundedMinor,
  })),
});

const presentLine = (line: OrderLine): OrderView["lineItems"][number] => ({
  ...line,
  unitPrice: line.unitPriceMinor,
  totalDiscount: line.discountMinor,
  totalTax: line.taxMinor,
});
