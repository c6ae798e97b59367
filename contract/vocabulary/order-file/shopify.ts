import { CANCELED, type Platform, skipOrder, UNPAID } from "./platform";

/** Orders → Export. */
export const SHOPIFY: Platform = {
  name: "Shopify",
  known: ["Name", "Lineitem name", "Lineitem quantity", "Lineitem price"],
  columns: {
    order_number: "Name",
    purchased_at: "Created at",
    email: "Email",
    "customer.full_name": ["Billing Name", "Shipping Name"],
    "shipping_address.full_name": "Shipping Name",
    "shipping_address.address_line_1": ["Shipping Address1", "Shipping Street"],
    "shipping_address.address_line_2": "Shipping Address2",
    "shipping_address.postcode": "Shipping Zip",
    "shipping_address.city": "Shipping City",
    "shipping_address.state_province": ["Shipping Province Name", "Shipping Province"],
    "shipping_address.country_code": "Shipping Country",
    currency: "Currency",
    fulfilled_at: "Fulfilled at",
    subtotal: "Subtotal",
    "shipping.price": "Shipping",
    duties: "Duties",
    taxes: "Taxes",
    total: "Total",
    "payments.method": "Payment Method",
    "payments.refunded": "Refunded Amount",
    name: "Lineitem name",
    sku: ["Lineitem sku", "Lineitem SKU"],
    quantity: "Lineitem quantity",
    unit_price: "Lineitem price",
    total_discount: "Lineitem discount",
  },
  rules: {
    skip: [
      skipOrder("Cancelled at", "\\S", CANCELED),
      skipOrder("Canceled at", "\\S", CANCELED),
      skipOrder("Financial Status", "^(pending|authorized|partially_paid|voided|expired|unpaid)$", UNPAID),
    ],
    charges: [{ column: "Lineitem name", matches: "^Tip$", to: "fees" }],
    // Shopify prefixes postal codes with an apostrophe, so that spreadsheets keep leading zeros.
    clean: { "Shipping Zip": { remove: "^'" } },
    order: { platform_order_id: { column: "Id" } },
    line: {
      is_taxed: { column: "Lineitem taxable" },
      fulfilled_quantity: { column: "Lineitem fulfillment status", map: { pending: 0 }, unmapped: "empty" },
    },
  },
};
