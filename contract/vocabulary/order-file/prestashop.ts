import { type Platform, skipOrder, UNPAID } from "./platform";

/** ps_orders joined to ps_order_detail, as the SQL Manager exports it. */
export const PRESTASHOP: Platform = {
  name: "PrestaShop",
  known: ["reference", "product_name", "product_quantity", ["total_price_tax_incl", "unit_price_tax_incl"]],
  columns: {
    order_number: "reference",
    purchased_at: "date_add",
    email: "email",
    "customer.first_name": "firstname",
    "customer.last_name": "lastname",
    "shipping_address.address_line_1": "address1",
    "shipping_address.address_line_2": "address2",
    "shipping_address.postcode": "postcode",
    "shipping_address.city": "city",
    "shipping_address.country_code": ["country_iso_code", "country"],
    currency: ["currency_iso_code", "currency", "iso_code"],
    fulfilled_at: "delivery_date",
    "shipping.price": "total_shipping_tax_incl",
    fees: "total_wrapping_tax_incl",
    order_discount: "total_discounts_tax_incl",
    total: "total_paid_tax_incl",
    "payments.method": "payment",
    name: "product_name",
    sku: "product_reference",
    ean: "product_ean13",
    quantity: "product_quantity",
    unit_price: "unit_price_tax_incl",
    line_total: "total_price_tax_incl",
    refunded_quantity: "product_quantity_refunded",
    platform_line_item_id: "id_order_detail",
    product_id: "product_id",
  },
  rules: {
    skip: [skipOrder("valid", "^0$", UNPAID)],
    // A zero date: the order is not delivered yet.
    clean: { delivery_date: { remove: "^0000-00-00( 00:00:00)?$" } },
    order: {
      platform_order_id: { column: "id_order" },
      "shipping.price_without_tax": { column: "total_shipping_tax_excl" },
    },
    line: { line_without_tax: { column: "total_price_tax_excl" } },
    roundsAmounts: true,
    taxesIncluded: true,
  },
};
