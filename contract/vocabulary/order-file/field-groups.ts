import { type FieldName, ORDER_FIELDS, REQUIRED_FIELDS } from "./order-fields";

/** Groups of fields in the form, in order. */
export const FIELD_GROUPS = [
  ["order", "Order"],
  ["customer", "Customer"],
  ["address", "Address"],
  ["line", "Line item"],
  ["amounts", "Amounts"],
  ["payment", "Payment"],
  ["shipping", "Shipping"],
] as const;
export type FieldGroup = (typeof FIELD_GROUPS)[number][0];

const GROUP_OF_ORDER: Readonly<Partial<Record<FieldName, FieldGroup>>> = {
  ...{ email: "customer", fulfilled_at: "shipping", delivered_at: "shipping", "shipping.price": "shipping" },
  ...{ order_discount: "amounts", subtotal: "amounts", fees: "amounts", tip: "amounts", duties: "amounts" },
  ...{ taxes: "amounts", total: "amounts", currency: "amounts" },
};

/** Returns the optional fields of a group. */
export const fieldsOfGroup = (group: FieldGroup): readonly (typeof ORDER_FIELDS)[number][] =>
  ORDER_FIELDS.filter(([field, , part]) => !REQUIRED_FIELDS.includes(field) && groupOf(field, part) === group);

const groupOf = (field: FieldName, part: "order" | "payment" | "line"): FieldGroup => {
  if (part !== "order") return part;
  if (field.startsWith("customer.")) return "customer";
  return field.startsWith("shipping_address.") ? "address" : (GROUP_OF_ORDER[field] ?? "order");
};
