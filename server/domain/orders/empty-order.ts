import { EMPTY_ADDRESS } from "@/server/kernel/address";
import { defaultsOf } from "@/server/schema/columns";
import type { OrderContent, OrderLineContent } from "./order-content";

/** A line of which nothing more is known: whoever makes one says what it knows. */
export const EMPTY_LINE = {
  ...defaultsOf("order_lines"),
  options: {},
  removedQuantity: 0,
} satisfies Partial<OrderLineContent>;

/** An order of which nothing more is known, without what it cannot be without. */
export const EMPTY_ORDER = {
  ...defaultsOf("orders"),
  email: "",
  shippingAddress: EMPTY_ADDRESS,
  conditionalDiscounts: [],
} satisfies Partial<OrderContent>;
