/** How the text of a cell becomes the value of a field. */
export type FieldKind = "text" | "time" | "amount" | "count" | "boolean" | "list";

/** Fields of an order that a mapping may fill, by the names of the wire; a dot leads into a part. */
export const ORDER_FIELDS = {
  platform_order_id: "text",
  name: "text",
  currency: "text",
  purchased_at: "time",
  fulfilled_at: "time",
  delivered_at: "time",
  email: "text",
  "customer.first_name": "text",
  "customer.last_name": "text",
  "customer.phone": "text",
  "customer.platform_customer_id": "text",
  "shipping_address.first_name": "text",
  "shipping_address.last_name": "text",
  "shipping_address.company": "text",
  "shipping_address.address_line_1": "text",
  "shipping_address.address_line_2": "text",
  "shipping_address.city": "text",
  "shipping_address.state_province": "text",
  "shipping_address.state_province_code": "text",
  "shipping_address.postcode": "text",
  "shipping_address.country": "text",
  "shipping_address.country_code": "text",
  "shipping_address.phone": "text",
  "shipping_address.email": "text",
  tags: "list",
  taxes_included: "boolean",
  order_discount: "amount",
  "shipping.price": "amount",
  "shipping.discount": "amount",
  "shipping.tax": "amount",
} as const satisfies Readonly<Record<string, FieldKind>>;

export const LINE_FIELDS = {
  platform_line_item_id: "text",
  product_id: "text",
  variant_id: "text",
  sku: "text",
  ean: "text",
  name: "text",
  variant_name: "text",
  image_url: "text",
  brand_id: "text",
  category_ids: "list",
  collection_ids: "list",
  tag_ids: "list",
  quantity: "count",
  fulfilled_quantity: "count",
  refunded_quantity: "count",
  unit_price: "amount",
  total_discount: "amount",
  total_tax: "amount",
  weight_in_grams: "count",
  hs_code: "text",
  origin_country: "text",
  is_returnable: "boolean",
} as const satisfies Readonly<Record<string, FieldKind>>;

/** A payment without `captured` took what is left of the order's total. */
export const PAYMENT_FIELDS = {
  id: "text",
  processor: "text",
  method: "text",
  label: "text",
  captured: "amount",
  refunded: "amount",
} as const satisfies Readonly<Record<string, FieldKind>>;

/** What a row must give: a line cannot be made without it. */
export const REQUIRED_LINE_FIELDS = ["platform_line_item_id", "name", "quantity", "unit_price"] as const;
export const REQUIRED_ORDER_FIELDS = ["currency", "purchased_at", "taxes_included"] as const;
