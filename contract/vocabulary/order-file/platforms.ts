import type { FieldName } from "./order-fields";

/** Whose export a file is, and how its columns become an order. */
export type Platform = {
  name: "Shopify" | "WooCommerce" | "BigCommerce" | "Magento" | "PrestaShop";
  /** The columns by which it is told; each entry names one or several that mean the same. */
  known: readonly (string | readonly string[])[];
  columns?: Partial<Record<FieldName, string | readonly string[]>>;
  /** Members of the mapping beside the columns. Where one names a column that the file lacks, it is left out. */
  rules?: PlatformRules;
  /** Why no order can be made of it, and what to export instead. */
  advice?: string;
};

type Skip = { column: string; matches: string; reason: string; whole_order: boolean };

export type PlatformRules = {
  skip?: readonly Skip[];
  clean?: Readonly<Record<string, { remove: string }>>;
  items?: { column: string; between: string; names: readonly string[] };
  order?: Readonly<Record<string, object>>;
  line?: Readonly<Record<string, object>>;
  discount_is_rest?: boolean;
  roundsAmounts?: boolean;
  /** Where the days of a file fit both. */
  isMonthFirst?: boolean;
  taxesIncluded?: boolean;
};

const skipOrder = (column: string, matches: string, reason: string): Skip => ({
  ...{ column, matches, reason, whole_order: true },
});
const CANCELED = "the order is canceled";
const UNPAID = "the order is not paid in full";

const SHOPIFY: Platform = {
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
    // Shopify writes an apostrophe in front of postal codes, so that spreadsheets keep their zeros.
    clean: { "Shipping Zip": { remove: "^'" } },
    order: { platform_order_id: { column: "Id" } },
    line: {
      is_taxed: { column: "Lineitem taxable" },
      fulfilled_quantity: { column: "Lineitem fulfillment status", map: { pending: 0 }, unmapped: "empty" },
    },
  },
};

const WOO_UNPAID = "^(wc-)?(pending|failed|on-hold|checkout-draft|draft|trash|Pending payment|Failed|On hold|Draft)$";
const WOO_CANCELED = "^(wc-)?(cancelled|Cancelled|Canceled)$";

/** The extension Customer / Order / Coupon Export, "one row per item". */
const WOO_EXTENSION: Platform = {
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
const WOO_PLUGIN: Platform = {
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

const BIGCOMMERCE: Platform = {
  name: "BigCommerce",
  known: ["Order ID", "Order Total (inc tax)", ["Product Details", "Product Name"]],
  columns: {
    order_number: "Order ID",
    purchased_at: "Order Date",
    email: ["Customer Email", "Billing Email"],
    "customer.full_name": ["Customer Name", "Billing Name"],
    "shipping_address.full_name": "Shipping Name",
    "shipping_address.address_line_1": "Shipping Street 1",
    "shipping_address.address_line_2": "Shipping Street 2",
    "shipping_address.postcode": "Shipping Zip",
    "shipping_address.city": ["Shipping Suburb", "Shipping City"],
    "shipping_address.state_province": "Shipping State",
    "shipping_address.country_code": "Shipping Country",
    currency: "Order Currency Code",
    fulfilled_at: "Date Shipped",
    "shipping.price": "Shipping Cost (inc tax)",
    taxes: "Tax Total",
    total: "Order Total (inc tax)",
    "payments.method": "Payment Method",
    "payments.refunded": "Refund Amount",
    name: "Product Name",
    variant_name: "Product Variation Details",
    sku: "Product SKU",
    quantity: "Product Qty",
    unit_price: "Product Unit Price",
    product_id: "Product ID",
  },
  rules: {
    skip: [
      skipOrder("Order Status", "^(Cancelled|Canceled|Declined)$", CANCELED),
      skipOrder("Order Status", "^(Pending|Awaiting Payment|Incomplete|Manual Verification Required)$", UNPAID),
    ],
    items: {
      column: "Product Details",
      between: "|",
      names: [
        ...["Product ID", "Product Qty", "Product SKU", "Product Name", "Product Weight"],
        ...["Product Variation Details", "Product Unit Price", "Product Total Price"],
      ],
    },
    order: {
      items_with_tax: { column: "Subtotal (inc tax)" },
      "shipping.price_without_tax": { column: "Shipping Cost (ex tax)" },
      "shipping_address.first_name": { column: "Shipping First Name" },
      "shipping_address.last_name": { column: "Shipping Last Name" },
    },
    discount_is_rest: true,
    roundsAmounts: true,
    isMonthFirst: true,
  },
};

/** Rows of sales_order joined to sales_order_item, as order export extensions and SQL give them. */
const MAGENTO: Platform = {
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

/** ps_orders joined to ps_order_detail, as the SQL Manager exports it. */
const PRESTASHOP: Platform = {
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
    // A day that never was: the order is not delivered yet.
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

/** Lists of orders without their items. */
const LISTS: readonly Platform[] = [
  {
    name: "WooCommerce",
    known: ["Order #", "Product(s)", "Items sold"],
    advice:
      "This is the order report of WooCommerce Analytics: it has no e-mail addresses and no prices of items. Export with " +
      "Customer / Order / Coupon Export (one row per item) or Advanced Order Export, or connect the shop.",
  },
  {
    name: "Magento",
    known: ["Purchase Point", "Bill-to Name", "Ship-to Name"],
    advice:
      "This is the order list of Magento: it has no items. Export orders with their items (sales_order with " +
      "sales_order_item, for example with an export extension), or connect the shop.",
  },
  {
    name: "PrestaShop",
    known: ["Reference", "New client", "Payment", "Total"],
    advice:
      "This is the order list of PrestaShop: it has no items. Export orders with their details in Advanced Parameters → " +
      "Database → SQL Manager; the guide on importing orders has the query.",
  },
];

export const PLATFORMS: readonly Platform[] = [
  ...[SHOPIFY, WOO_EXTENSION, WOO_PLUGIN, BIGCOMMERCE, MAGENTO, PRESTASHOP],
  ...LISTS,
];

/** Whose export has these columns; null where nothing tells. */
export const platformOf = (header: readonly string[]): Platform | null =>
  PLATFORMS.find(({ known }) => known.every((names) => [names].flat().some((name) => header.includes(name)))) ?? null;
