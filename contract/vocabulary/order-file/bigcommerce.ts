import { CANCELED, type Platform, skipOrder, UNPAID } from "./platform";

/** Orders → Export, with the items in one cell or in a row each. */
export const BIGCOMMERCE: Platform = {
  name: "BigCommerce",
  known: ["Order ID", "Order Total (inc tax)", ["Product Details", "Product Name"]],
  columns: {
    order_number: "Order ID",
    purchased_at: "Order Date",
    purchased_time: "Order Time",
    email: ["Customer Email", "Billing Email"],
    "customer.full_name": ["Customer Name", "Billing Name"],
    "shipping_address.full_name": "Shipping Name",
    "shipping_address.first_name": "Shipping First Name",
    "shipping_address.last_name": "Shipping Last Name",
    "shipping_address.address_line_1": "Shipping Street 1",
    "shipping_address.address_line_2": "Shipping Street 2",
    "shipping_address.postcode": "Shipping Zip",
    "shipping_address.city": ["Shipping Suburb", "Shipping City"],
    "shipping_address.state_province": "Shipping State",
    "shipping_address.country_code": "Shipping Country",
    currency: "Order Currency Code",
    fulfilled_at: "Date Shipped",
    "shipping.price": "Shipping Cost (inc tax)",
    fees: "Handling Cost (inc tax)",
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
      fees_without_tax: { column: "Handling Cost (ex tax)" },
    },
    discount_is_rest: true,
    roundsAmounts: true,
    isMonthFirst: true,
  },
};
