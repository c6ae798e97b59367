import { EMPTY_ADDRESS } from "@/server/kernel/address";
import type { OrderContent, OrderLineContent } from "./order-content";

/** A line of which nothing more is known: whoever makes one says what it knows. */
export const EMPTY_LINE = {
  ...{ productId: "", variantId: "", sku: "", ean: "", variantName: "", imageUrl: "", brandId: "" },
  ...{ categoryIds: [], collectionIds: [], tagIds: [], options: {} },
  ...{ discountMinor: 0, taxMinor: 0, weightInGrams: 0, hsCode: "", originCountry: "", isReturnable: true },
  ...{ refundedQuantity: 0, removedQuantity: 0 },
} satisfies Partial<OrderLineContent>;

/** An order of which nothing more is known, without what it cannot be without. */
export const EMPTY_ORDER = {
  ...{ fulfilledAt: null, deliveredAt: null, email: "", firstName: "", lastName: "", phone: "" },
  ...{ platformCustomerId: "", shippingAddress: EMPTY_ADDRESS, tags: [], orderDiscountMinor: 0 },
  ...{ shippingPriceMinor: 0, shippingDiscountMinor: 0, shippingTaxMinor: 0, conditionalDiscounts: [] },
} satisfies Partial<OrderContent>;
