import { EMPTY_ADDRESS } from "@/server/kernel/address";
import { EMPTY_LINE, EMPTY_ORDER } from "./empty-order";
import type { OrderContent, OrderLineContent, OrderPaymentContent } from "./order-content";

/** One line of 2 × 50.00 EUR, paid by card; only for tests. */
export const content = (changes: Partial<OrderContent> = {}): OrderContent => ({
  ...EMPTY_ORDER,
  orderNumber: "1001",
  platformOrderId: "shop-1001",
  name: "#1001",
  currency: "EUR",
  purchasedAt: "2026-03-01T09:00:00.000Z",
  fulfilledAt: "2026-03-02T09:00:00.000Z",
  deliveredAt: null,
  email: "noor@example.com",
  firstName: "Noor",
  lastName: "de Wit",
  shippingAddress: { ...EMPTY_ADDRESS, postcode: "3511 KA", countryCode: "NL" },
  taxesIncluded: true,
  lines: [contentLine()],
  payments: [contentPayment()],
  ...changes,
});

export const contentLine = (changes: Partial<OrderLineContent> = {}): OrderLineContent => ({
  ...EMPTY_LINE,
  platformLineItemId: "line-1",
  sku: "JUMPER",
  name: "Jumper",
  quantity: 2,
  fulfilledQuantity: 2,
  unitPriceMinor: 5000,
  ...changes,
});

export const contentPayment = (changes: Partial<OrderPaymentContent> = {}): OrderPaymentContent => ({
  platformPaymentId: "payment-1",
  processor: "cards",
  method: "card",
  label: "Visa ending in 42",
  capturedMinor: 10_000,
  refundedMinor: 0,
  ...changes,
});
