import type { OrderContent as OrderContentDto } from "@/contract/admin/orders";
import { readHsCode, readOriginCountry } from "@/contract/vocabulary/customs-facts";
import type { OrderContent } from "@/server/domain/orders/order-content";
import type { Given } from "@/server/kernel/wire-names";
import { readAddress } from "./read-address";

/** An order as it came over the wire or out of a file. Times become UTC, so that the same instant is the same content. */
export const readOrderContent = (orderNumber: string, input: Given<typeof OrderContentDto>): OrderContent => ({
  orderNumber,
  platformOrderId: input.platformOrderId,
  name: input.name,
  currency: input.currency,
  purchasedAt: utc(input.purchasedAt),
  fulfilledAt: input.fulfilledAt === null ? null : utc(input.fulfilledAt),
  deliveredAt: input.deliveredAt === null ? null : utc(input.deliveredAt),
  email: input.email.trim(),
  firstName: input.customer.firstName,
  lastName: input.customer.lastName,
  phone: input.customer.phone,
  platformCustomerId: input.customer.platformCustomerId,
  shippingAddress: readAddress(input.shippingAddress),
  tags: input.tags,
  taxesIncluded: input.taxesIncluded,
  orderDiscountMinor: input.orderDiscount,
  shippingPriceMinor: input.shipping.price,
  shippingDiscountMinor: input.shipping.discount,
  shippingTaxMinor: input.shipping.tax,
  conditionalDiscounts: input.conditionalDiscounts.map(({ id, label, minimumSubtotal, amount }) => ({
    id,
    label,
    minimumSubtotalMinor: minimumSubtotal,
    amountMinor: amount,
  })),
  lines: input.lineItems.map(readLine),
  payments: input.payments.map(({ id, captured, refunded, ...payment }) => ({
    ...payment,
    platformPaymentId: id,
    capturedMinor: captured,
    refundedMinor: refunded,
  })),
});

const readLine = (line: Given<typeof OrderContentDto>["lineItems"][number]): OrderContent["lines"][number] => ({
  platformLineItemId: line.platformLineItemId,
  productId: line.productId,
  variantId: line.variantId,
  sku: line.sku,
  ean: line.ean,
  name: line.name,
  variantName: line.variantName,
  imageUrl: line.imageUrl,
  brandId: line.brandId,
  categoryIds: line.categoryIds,
  collectionIds: line.collectionIds,
  tagIds: line.tagIds,
  options: line.options,
  quantity: line.quantity,
  refundedQuantity: line.refundedQuantity ?? 0,
  removedQuantity: 0,
  fulfilledQuantity: line.fulfilledQuantity ?? line.quantity,
  unitPriceMinor: line.unitPrice,
  discountMinor: line.totalDiscount,
  taxMinor: line.totalTax,
  weightInGrams: line.weightInGrams,
  hsCode: readHsCode(line.hsCode),
  originCountry: readOriginCountry(line.originCountry),
  isReturnable: line.isReturnable,
});

const utc = (time: string): string => new Date(time).toISOString();
