import { CANCELED, type Platform, skipOrder, UNPAID } from "./platform";

const WOO_UNPAID = "^(wc-)?(pending|failed|on-hold|checkout-draft|draft|trash|Pending payment|Failed|On hold|Draft)$";
const WOO_CANCELED = "^(wc-)?(cancelled|Cancelled|Canceled)$";

/** The extension Customer / Order / Coupon Export, "one row per item". */
export const WOO_EXTENSION: Platform = {
  name: "WooCommerce",
  known: [["order_number", "order_number_formatted"], "order_total", "item_name", "item_quantity", "item_total"],
  columns: {
    order_number: ["order_number_formatted", "order_number"],
    purchased_at: ["date", "order_date"],
    email: ["billing_email", "customer_email"],
    "customer.first_name": "billing_first_name",
    "customer.last_name": "billing_last_name",
    "shipping_address.address_line_1": "shipping_address_1",
    "shipping_address.address_line_2": "shipping_address_2",
    "shipping_address.postcode": "shipping_postcode",
    "shipping_address.city": "shipping_city",
    "shipping_address.state_province": "shipping_state",
    "shipping_address.country_code": "shipping_country",
    currency: ["order_currency", "currency"],
    "shipping.price": "shipping_total",
    total: "order_total",
    "payments.method": ["payment_method_title", "payment_method"],
    "payments.refunded": "refunded_total",
    name: "item_name",
    sku: "item_sku",
    quantity: "item_quantity",
    line_total: "item_total",
    total_tax: ["item_total_tax", "item_tax"],
    refunded_quantity: "item_refunded_qty",
    platform_line_item_id: "item_id",
    product_id: "item_product_id",
  },
  rules: {
    skip: [skipOrder("status", WOO_CANCELED, CANCELED), skipOrder("status", WOO_UNPAID, UNPAID)],
    clean: { item_refunded_qty: { remove: "^-" }, refunded_total: { remove: "^-" } },
    order: { platform_order_id: { column: "order_id" }, "shipping.tax": { column: "shipping_tax_total" } },
    roundsAmounts: true,
    taxesIncluded: false,
  },
};

/** The plugin Advanced Order Export, with the columns that it begins with. */
export const WOO_PLUGIN: Platform = {
  name: "WooCommerce",
  known: ["Order Number", "Order Total Amount", "Item Cost", ["Item Name", "Name"]],
  columns: {
    order_number: "Order Number",
    purchased_at: "Order Date",
    email: "Email (Billing)",
    "customer.first_name": "First Name (Billing)",
    "customer.last_name": "Last Name (Billing)",
    "shipping_address.address_line_1": ["Address 1&2 (Shipping)", "Address 1 (Shipping)"],
    "shipping_address.address_line_2": "Address 2 (Shipping)",
    "shipping_address.postcode": "Postcode (Shipping)",
    "shipping_address.city": "City (Shipping)",
    "shipping_address.state_province": "State Code (Shipping)",
    "shipping_address.country_code": "Country Code (Shipping)",
    currency: ["Currency", "Order Currency"],
    "shipping.price": "Order Shipping Amount",
    taxes: ["Order Total Tax Amount", "Order Tax Amount"],
    total: "Order Total Amount",
    "payments.method": "Payment Method Title",
    "payments.refunded": "Order Refund Amount",
    name: ["Item Name", "Name"],
    variant_name: "Product Variation",
    sku: "SKU",
    quantity: "Quantity",
    unit_price: "Item Cost",
    platform_line_item_id: "Item #",
  },
  rules: {
    skip: [skipOrder("Order Status", WOO_CANCELED, CANCELED), skipOrder("Order Status", WOO_UNPAID, UNPAID)],
    clean: { "Order Refund Amount": { remove: "^-" } },
    discount_is_rest: true,
    roundsAmounts: true,
    taxesIncluded: false,
  },
};
