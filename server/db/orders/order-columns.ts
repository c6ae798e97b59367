import { Prisma } from "@/server/db/generated/client";

/** Column → [member of the domain value, Postgres type]. Many rows travel as one JSON parameter. */
type Columns = Readonly<Record<string, readonly [member: string, type: string]>>;

export const ORDER_COLUMNS = {
  id: ["id", "text"],
  ecommerce_id: ["ecommerceId", "text"],
  order_number: ["orderNumber", "text"],
  lookup_number: ["lookupNumber", "text"],
  platform_order_id: ["platformOrderId", "text"],
  name: ["name", "text"],
  currency: ["currency", "text"],
  purchased_at: ["purchasedAt", "timestamptz"],
  fulfilled_at: ["fulfilledAt", "timestamptz"],
  delivered_at: ["deliveredAt", "timestamptz"],
  email: ["email", "text"],
  lookup_email: ["lookupEmail", "text"],
  lookup_postcode: ["lookupPostcode", "text"],
  first_name: ["firstName", "text"],
  last_name: ["lastName", "text"],
  phone: ["phone", "text"],
  platform_customer_id: ["platformCustomerId", "text"],
  shipping_address: ["shippingAddress", "jsonb"],
  tags: ["tags", "text[]"],
  taxes_included: ["taxesIncluded", "boolean"],
  order_discount_minor: ["orderDiscountMinor", "bigint"],
  shipping_price_minor: ["shippingPriceMinor", "bigint"],
  shipping_discount_minor: ["shippingDiscountMinor", "bigint"],
  shipping_tax_minor: ["shippingTaxMinor", "bigint"],
  conditional_discounts: ["conditionalDiscounts", "jsonb"],
  content_hash: ["contentHash", "text"],
} as const satisfies Columns;

export const LINE_COLUMNS = {
  id: ["id", "text"],
  order_id: ["orderId", "text"],
  position: ["position", "int"],
  platform_line_item_id: ["platformLineItemId", "text"],
  product_id: ["productId", "text"],
  variant_id: ["variantId", "text"],
  sku: ["sku", "text"],
  ean: ["ean", "text"],
  name: ["name", "text"],
  variant_name: ["variantName", "text"],
  image_url: ["imageUrl", "text"],
  brand_id: ["brandId", "text"],
  category_ids: ["categoryIds", "text[]"],
  collection_ids: ["collectionIds", "text[]"],
  tag_ids: ["tagIds", "text[]"],
  options: ["options", "jsonb"],
  quantity: ["quantity", "int"],
  fulfilled_quantity: ["fulfilledQuantity", "int"],
  unit_price_minor: ["unitPriceMinor", "bigint"],
  discount_minor: ["discountMinor", "bigint"],
  tax_minor: ["taxMinor", "bigint"],
  weight_in_grams: ["weightInGrams", "int"],
  hs_code: ["hsCode", "text"],
  origin_country: ["originCountry", "text"],
  is_returnable: ["isReturnable", "boolean"],
  refunded_quantity: ["refundedQuantity", "int"],
  removed_quantity: ["removedQuantity", "int"],
} as const satisfies Columns;

export const PAYMENT_COLUMNS = {
  id: ["id", "text"],
  order_id: ["orderId", "text"],
  position: ["position", "int"],
  platform_payment_id: ["platformPaymentId", "text"],
  processor: ["processor", "text"],
  method: ["method", "text"],
  label: ["label", "text"],
  captured_minor: ["capturedMinor", "bigint"],
  refunded_minor: ["refundedMinor", "bigint"],
  is_store_credit: ["isStoreCredit", "boolean"],
} as const satisfies Columns;

/** `id, order_id, …` */
export const namesOf = (columns: Columns): Prisma.Sql => Prisma.raw(Object.keys(columns).join(", "));

/** `x."id", x."orderId", …` */
export const valuesOf = (columns: Columns): Prisma.Sql =>
  Prisma.raw(
    Object.values(columns)
      .map(([member]) => `x."${member}"`)
      .join(", "),
  );

/** `name = excluded.name, …`, or `name = x."member", …`: everything but the keys. */
export const assignmentsOf = (columns: Columns, from: "excluded" | "x"): Prisma.Sql =>
  Prisma.raw(
    Object.entries(columns)
      .filter(([name]) => name !== "id" && name !== "order_id")
      .map(([name, [member]]) => `${name} = ${from === "x" ? `x."${member}"` : `excluded.${name}`}`)
      .join(", "),
  );

/** The rows as a table `x`. */
export const rowsAsTable = (columns: Columns, rows: readonly unknown[]): Prisma.Sql => {
  const types = Object.values(columns).map(([member, type]) => `"${member}" ${type}`);
  return Prisma.sql`json_to_recordset(${JSON.stringify(rows)}::json) as x(${Prisma.raw(types.join(", "))})`;
};
