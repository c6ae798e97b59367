import { EMPTY_ADDRESS } from "@/server/kernel/address";
import type { OrderContent, OrderLineContent, OrderPaymentContent } from "./order-content";

/** One line of 2 × 50.00 EUR, paid by card; only for tests. */
export const content = (changes: Partial<OrderContent> = {}): OrderContent => ({
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
  phone: "",
  platformCustomerId: "",
  shippingAddress: { ...EMPTY_ADDRESS, postcode: "3511 KA", countryCode: "NL" },
  tags: [],
  taxesIncluded: true,
  orderDiscountMinor: 0,
  shippingPriceMinor: 0,
  shippingDiscountMinor: 0,
  shippingTaxMinor: 0,
  conditionalDiscounts: [],
  lines: [contentLine()],
  payments: [contentPayment()],
  ...changes,
});

export const contentLine = (changes: Partial<OrderLineContent> = {}): OrderLineContent => ({
  platformLineItemId: "line-1",
  productId: "",
  variantId: "",
  sku: "JUMPER",
  ean: "",
  name: "Jumper",
  variantName: "",
  imageUrl: "",
  brandId: "",
  categoryIds: [],
  collectionIds: [],
  tagIds: [],
  options: {},
  quantity: 2,
  fulfilledQuantity: 2,
  unitPriceMinor: 5000,
  discountMinor: 0,
  taxMinor: 0,
  weightInGrams: 0,
  isReturnable: true,
  refundedQuantity: 0,
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
