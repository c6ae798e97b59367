import { EMPTY_ADDRESS } from "@/server/kernel/address";
import type { ShopOrderContent, ShopOrderLine, ShopOrderRecord, ShopProductRecord } from "@/server/partners/shop-feed";

type OrderChanges = Partial<Omit<ShopOrderRecord, "order">> & { order?: Partial<ShopOrderContent> };

/** An order of the fake shop: two units at 20.00 each, paid with one card payment `pay-<id>`, delivered. */
export const shopOrderRecord = (id: string, { order = {}, ...record }: OrderChanges = {}): ShopOrderRecord => ({
  orderId: id,
  updatedAt: "2026-11-01T10:00:00.000Z",
  refunds: [],
  ...record,
  order: {
    orderNumber: id,
    name: `#${id}`,
    currency: "EUR",
    purchasedAt: "2026-11-01T09:00:00.000Z",
    fulfilledAt: "2026-11-02T09:00:00.000Z",
    deliveredAt: "2026-11-04T09:00:00.000Z",
    email: `shopper-${id}@example.com`,
    firstName: "Ada",
    lastName: "Byron",
    phone: "",
    platformCustomerId: `customer-${id}`,
    shippingAddress: {
      ...EMPTY_ADDRESS,
      ...{ firstName: "Ada", lastName: "Byron", line1: "Hauptstraße 1", city: "Berlin", postcode: "10115" },
      ...{ country: "Germany", countryCode: "DE" },
    },
    tags: [],
    taxesIncluded: true,
    orderDiscountMinor: 0,
    shippingPriceMinor: 0,
    shippingDiscountMinor: 0,
    shippingTaxMinor: 0,
    lines: [shopOrderLine(`line-${id}`)],
    payments: [
      {
        platformPaymentId: `pay-${id}`,
        ...{ processor: "fakepay", method: "card", label: "Visa ending in 4242", capturedMinor: 4_000 },
      },
    ],
    ...order,
  },
});

export const shopOrderLine = (platformLineItemId: string, changes: Partial<ShopOrderLine> = {}): ShopOrderLine => ({
  platformLineItemId,
  productId: "product-1",
  variantId: "variant-1",
  sku: "TEE-M",
  ean: "",
  name: "Tee",
  variantName: "M",
  imageUrl: "",
  brandId: "",
  categoryIds: [],
  collectionIds: [],
  tagIds: [],
  options: { Size: "M" },
  quantity: 2,
  fulfilledQuantity: 2,
  unitPriceMinor: 2_000,
  discountMinor: 0,
  taxMinor: 638,
  weightInGrams: 200,
  ...{ hsCode: "", originCountry: "" },
  isReturnable: true,
  ...changes,
});

/** A product of the fake shop with two sizes, including `variant-1` when the ID is `product-1`. */
export const shopProductRecord = (
  id = "product-1",
  changes: Partial<ShopProductRecord["product"]> = {},
): ShopProductRecord => {
  const suffix = id.replace(/^product-/, "");
  const variant = (platformVariantId: string, size: string) => ({
    platformVariantId,
    sku: `TEE-${size}${suffix === "1" ? "" : `-${suffix}`}`,
    ean: "",
    name: size,
    options: { Size: size },
    priceMinor: 2_000,
    stock: 10,
  });
  return {
    updatedAt: "2026-11-01T08:00:00.000Z",
    product: {
      platformProductId: id,
      name: "Tee",
      imageUrl: "",
      brandId: "",
      categoryIds: [],
      collectionIds: [],
      tagIds: [],
      variants: [variant(`variant-${suffix}`, "M"), variant(`variant-${suffix}-l`, "L")],
      ...changes,
    },
  };
};
