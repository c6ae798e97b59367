/** The ID of an order's payment where a file of orders has none. Nobody else knows a payment by it. */
export const UNNAMED_PAYMENT = "payment";
