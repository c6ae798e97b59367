import type { PostalAddress } from "@/server/kernel/address";
import type { ConditionalDiscount } from "../money/types";

/** Times are RFC 3339 texts in UTC, amounts minor units. */
export type Order = {
  id: string;
  groupId: string;
  ecommerceId: string;
  orderNumber: string;
  platformOrderId: string;
  name: string;
  currency: string;
  purchasedAt: string;
  fulfilledAt: string | null;
  deliveredAt: string | null;
  email: string;
  lookupEmail: string;
  lookupPostcode: string;
  firstName: string;
  lastName: string;
  phone: string;
  platformCustomerId: string;
  shippingAddress: PostalAddress;
  tags: string[];
  taxesIncluded: boolean;
  orderDiscountMinor: number;
  shippingPriceMinor: number;
  shippingDiscountMinor: number;
  shippingTaxMinor: number;
  /** Parts of the order's discount that need a minimum (domain, money rule 11). */
  conditionalDiscounts: ConditionalDiscount[];
  contentHash: string;
  lines: OrderLine[];
  payments: OrderPayment[];
};

export type OrderLine = {
  id: string;
  position: number;
  platformLineItemId: string;
  productId: string;
  variantId: string;
  sku: string;
  ean: string;
  name: string;
  variantName: string;
  imageUrl: string;
  brandId: string;
  categoryIds: string[];
  collectionIds: string[];
  tagIds: string[];
  options: Record<string, string>;
  quantity: number;
  fulfilledQuantity: number;
  unitPriceMinor: number;
  discountMinor: number;
  taxMinor: number;
  weightInGrams: number;
  /** For customs: 6 to 12 digits, and ISO 3166-1 alpha-2; "" where nobody told. */
  hsCode: string;
  originCountry: string;
  isReturnable: boolean;
  /** Pieces that the shop has refunded or removed itself: nobody returns them here. */
  refundedQuantity: number;
  /** How many of these were removed, or deleted with the whole order, rather than refunded. */
  removedQuantity: number;
};

export type OrderPayment = {
  id: string;
  position: number;
  platformPaymentId: string;
  processor: string;
  method: string;
  label: string;
  capturedMinor: number;
  refundedMinor: number;
  isStoreCredit: boolean;
  /** What of the captured amount went into exchange orders: it is theirs to refund now. */
  carriedMinor: number;
};
