import type { OrderContent as OrderContentDto } from "@/contract/admin/orders";
import { readHsCode, readOriginCountry } from "@/contract/vocabulary/customs-facts";
import type { OrderContent } from "@/server/domain/orders/order-content";
import type { Given } from "@/server/kernel/wire-names";
import { readAddress } from "./read-address";

/** Converts an order from the API or a file. Times become UTC, so that equal instants compare as equal content. */
export const readOrderContent = (
  orderNumber: string,
  { customer, shipping, lineItems, orderDiscount, fees, ...input }: Given<typeof OrderContentDto>,
): OrderContent => ({
  ...input,
  ...customer,
  orderNumber,
  purchasedAt: utc(input.purchasedAt),
  fulfilledAt: input.fulfilledAt === null ? null : utc(input.fulfilledAt),
  deliveredAt: input.deliveredAt === null ? null : utc(input.deliveredAt),
  email: input.email.trim(),
  shippingAddress: readAddress(input.shippingAddress),
  orderDiscountMinor: orderDiscount,
  feesMinor: fees,
  shippingPriceMinor: shipping.price,
  shippingDiscountMinor: shipping.discount,
  shippingTaxMinor: shipping.tax,
  conditionalDiscounts: input.conditionalDiscounts.map(({ id, label, minimumSubtotal, amount }) => ({
    id,
    label,
    minimumSubtotalMinor: minimumSubtotal,
    amountMinor: amount,
  })),
  lines: lineItems.map(readLine),
  payments: input.payments.map(({ id, captured, capturedTotal, refunded, ...payment }) => ({
    ...payment,
    ...(capturedTotal === null ? {} : { capturedTotalMinor: capturedTotal }),
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
