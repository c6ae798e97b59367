import { EMPTY_ADDRESS } from "@/server/kernel/address";
import { defaultsOf } from "@/server/schema/columns";
import type { OrderContent, OrderLineContent } from "./order-content";

/** A line with default values, for callers that set only what they know. */
export const EMPTY_LINE = {
  ...defaultsOf("order_lines"),
  options: {},
  removedQuantity: 0,
} satisfies Partial<OrderLineContent>;

/** An order with default values, without its required fields. */
export const EMPTY_ORDER = {
  ...defaultsOf("orders"),
  email: "",
  shippingAddress: EMPTY_ADDRESS,
  conditionalDiscounts: [],
} satisfies Partial<OrderContent>;
