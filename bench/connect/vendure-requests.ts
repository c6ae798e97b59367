import type { PostalAddress } from "@/server/kernel/address";
import type { CreditRequest, ExchangeOrderRequest, RestockRequest, ShopRefundRequest } from "@/server/partners/shop";
import { refOf } from "./vendure-checks";
import type { PlacedOrder } from "./vendure-seed";

export const RETURN_CODE = "RT-7F3K-92QD";
const ADDRESS: PostalAddress = {
  ...{ firstName: "Ada", lastName: "Example", company: "", line1: "Musterweg 1", line2: "", city: "Berlin" },
  ...{ stateProvince: "", stateProvinceCode: "", postcode: "10115", country: "Germany", countryCode: "DE" },
  ...{ phone: "", email: "shopper@example.com" },
};

let keys = 0;
export const freshKey = (what: string): string => {
  keys += 1;
  return `eco_1:prc_${keys}:${what}:`;
};

export const refundOf = (order: PlacedOrder, changes: Partial<ShopRefundRequest> = {}): ShopRefundRequest => ({
  ...{ idempotencyKey: freshKey("REFUND"), order: refOf(order), paymentReference: order.payments[0]?.id ?? "" },
  ...{ amountMinor: 1000, returnCode: RETURN_CODE, platformReturnId: "", shippingMinor: 0, locationId: "" },
  lines: [{ lineItemId: order.lines[0]?.id ?? "", quantity: 1, amountMinor: 1000, taxMinor: 160 }],
  ...changes,
});

export const restockOf = (
  order: PlacedOrder,
  { variantId, quantity, locationId = "" }: { variantId: string; quantity: number; locationId?: string },
): RestockRequest => ({
  ...{ idempotencyKey: freshKey("RESTOCK"), order: refOf(order), returnCode: RETURN_CODE, platformReturnId: "" },
  locationId,
  items: [{ lineItemId: order.lines[0]?.id ?? "", productId: "", variantId, sku: "", quantity }],
});

export const exchangeOf = (
  order: PlacedOrder,
  {
    variantId,
    unitPriceMinor,
    ...changes
  }: { variantId: string; unitPriceMinor: number } & Partial<ExchangeOrderRequest>,
): ExchangeOrderRequest => ({
  ...{
    idempotencyKey: freshKey("EXCHANGE"),
    order: refOf(order),
    returnCode: RETURN_CODE,
    email: "shopper@example.com",
  },
  ...{ shippingAddress: ADDRESS, currency: "EUR", paymentMethod: "exchange", shippingLine: "Exchange" },
  ...{ shippingPriceMinor: 0, at: new Date().toISOString() },
  lines: [{ productId: "", variantId, sku: "LINEN-M", quantity: 1, unitPriceMinor }],
  ...changes,
});

export const creditOf = (order: PlacedOrder, code: string): CreditRequest => ({
  ...{ idempotencyKey: freshKey("CREDIT"), kind: "STORE_CREDIT", code, amountMinor: 2000, currency: "EUR" },
  ...{ order: refOf(order), email: "shopper@example.com", returnCode: RETURN_CODE },
});
