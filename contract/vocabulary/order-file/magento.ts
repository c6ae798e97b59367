import { CANCELED, type Platform, skipOrder, UNPAID } from "./platform";

/** Rows of sales_order joined to sales_order_item, as order export extensions and SQL give them. */
export const MAGENTO: Platform = {
  name: "Magento",
  known: ["increment_id", "grand_total", ["item:name", "item_name", "name"], ["item:qty_ordered", "qty_ordered"]],
  columns: {
    order_number: "increment_id",
    purchased_at: "created_at",
    email: "customer_email",
    "customer.first_name": "customer_firstname",
    "customer.last_name": "customer_lastname",
    "shipping_address.full_name": ["shipping_name"],
    "shipping_address.address_line_1": ["shipping_street", "street"],
    "shipping_address.postcode": ["shipping_postcode", "postcode"],
    "shipping_address.city": ["shipping_city", "city"],
    "shipping_address.state_province": ["shipping_region", "region"],
    "shipping_address.country_code": ["shipping_country_id", "country_id"],
    currency: ["order_currency_code", "base_currency_code"],
    "shipping.price": "shipping_amount",
    total: "grand_total",
    "payments.method": ["payment_method", "payment:method", "method"],
    "payments.refunded": "total_refunded",
    name: ["item:name", "item_name", "name"],
    sku: ["item:sku", "item_sku", "sku"],
    quantity: ["item:qty_ordered", "qty_ordered"],
    unit_price: ["item:price", "item_price", "price"],
    total_discount: ["item:discount_amount", "item_discount_amount"],
    total_tax: ["item:tax_amount", "item_tax_amount"],
    refunded_quantity: ["item:qty_refunded", "qty_refunded"],
    platform_line_item_id: ["item:item_id", "item_id"],
    product_id: ["item:product_id", "product_id"],
  },
  rules: {
    skip: [
      skipOrder("status", "^canceled$", CANCELED),
      skipOrder("status", "^(pending|pending_payment|payment_review|holded)$", UNPAID),
      { column: "item:parent_item_id", matches: "\\d", reason: "part of another item", whole_order: false },
      { column: "parent_item_id", matches: "\\d", reason: "part of another item", whole_order: false },
    ],
    clean: {
      "item:discount_amount": { remove: "^-" },
      item_discount_amount: { remove: "^-" },
    },
    order: { platform_order_id: { column: "entity_id" }, "shipping.tax": { column: "shipping_tax_amount" } },
    roundsAmounts: true,
    taxesIncluded: false,
  },
};
