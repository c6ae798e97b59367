import type { OrderContentInput } from "@/contract/admin/orders";
import { readHsCode, readOriginCountry } from "@/contract/vocabulary/customs-facts";
import type { OrderContent } from "@/server/domain/orders/order-content";
import { readAddress } from "./read-address";

/** An order as it came over the wire or out of a file. Times become UTC, so that the same instant is the same content. */
export const readOrderContent = (orderNumber: string, input: OrderContentInput): OrderContent => ({
  orderNumber,
  platformOrderId: input.platform_order_id,
  name: input.name,
  currency: input.currency,
  purchasedAt: utc(input.purchased_at),
  fulfilledAt: input.fulfilled_at === null ? null : utc(input.fulfilled_at),
  deliveredAt: input.delivered_at === null ? null : utc(input.delivered_at),
  email: input.email.trim(),
  firstName: input.customer.first_name,
  lastName: input.customer.last_name,
  phone: input.customer.phone,
  platformCustomerId: input.customer.platform_customer_id,
  shippingAddress: readAddress(input.shipping_address),
  tags: input.tags,
  taxesIncluded: input.taxes_included,
  orderDiscountMinor: input.order_discount,
  shippingPriceMinor: input.shipping.price,
  shippingDiscountMinor: input.shipping.discount,
  shippingTaxMinor: input.shipping.tax,
  conditionalDiscounts: input.conditional_discounts.map(({ id, label, minimum_subtotal, amount }) => ({
    id,
    label,
    minimumSubtotalMinor: minimum_subtotal,
    amountMinor: amount,
  })),
  lines: input.line_items.map(readLine),
  payments: input.payments.map(({ id, captured, refunded, ...payment }) => ({
    ...payment,
    platformPaymentId: id,
    capturedMinor: captured,
    refundedMinor: refunded,
  })),
});

const readLine = (line: OrderContentInput["line_items"][number]): OrderContent["lines"][number] => ({
  platformLineItemId: line.platform_line_item_id,
  productId: line.product_id,
  variantId: line.variant_id,
  sku: line.sku,
  ean: line.ean,
  name: line.name,
  variantName: line.variant_name,
  imageUrl: line.image_url,
  brandId: line.brand_id,
  categoryIds: line.category_ids,
  collectionIds: line.collection_ids,
  tagIds: line.tag_ids,
  options: line.options,
  quantity: line.quantity,
  refundedQuantity: line.refunded_quantity ?? 0,
  removedQuantity: 0,
  fulfilledQuantity: line.fulfilled_quantity ?? line.quantity,
  unitPriceMinor: line.unit_price,
  discountMinor: line.total_discount,
  taxMinor: line.total_tax,
  weightInGrams: line.weight_in_grams,
  hsCode: readHsCode(line.hs_code),
  originCountry: readOriginCountry(line.origin_country),
  isReturnable: line.is_returnable,
});

const utc = (time: string): string => new Date(time).toISOString();
