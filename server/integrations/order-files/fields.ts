import { wireColumns } from "@/server/schema/columns";

/** How the text of a cell is converted to a field's value. */
export type FieldKind =
  | "text"
  | "time"
  | "amount"
  | "signed"
  | "count"
  | "boolean"
  | "list"
  | "rate"
  | "country"
  | "email";

type Fields = Readonly<Record<string, FieldKind>>;

const KINDS: Readonly<Record<string, FieldKind>> = {
  text: "text",
  timestamptz: "time",
  bigint: "amount",
  integer: "count",
  boolean: "boolean",
  "text[]": "list",
};

/** Returns the API's fields that fit into a cell, by their API names. */
const fieldsOf = (table: Parameters<typeof wireColumns>[0]): Fields =>
  Object.fromEntries(
    wireColumns(table).flatMap(([, { wire, type }]) => {
      const kind = KINDS[type];
      return kind === undefined ? [] : [[wire, kind]];
    }),
  );

const ADDRESS_FIELDS = [
  ...["first_name", "last_name", "company", "address_line_1", "address_line_2", "city", "state_province"],
  ...["state_province_code", "postcode", "country", "country_code", "phone", "email"],
];

/**
 * Order fields that a mapping can fill; a dot leads into a nested object. The fields after the address are resolved
 * later.
 */
export const ORDER_FIELDS: Fields = {
  ...fieldsOf("orders"),
  ...Object.fromEntries(ADDRESS_FIELDS.map((name) => [`shipping_address.${name}`, "text"] as const)),
  "shipping_address.country_code": "country",
  "shipping_address.email": "email",
  email: "email",
  "customer.full_name": "text",
  "shipping_address.full_name": "text",
  "shipping.price_without_tax": "amount",
  // Some shops write checkout discounts as negative fees.
  fees: "signed",
  fees_tax: "signed",
  fees_without_tax: "amount",
  tip: "amount",
  duties: "amount",
  subtotal: "amount",
  items_with_tax: "amount",
  total: "amount",
  taxes: "amount",
  tax_rate: "rate",
};

export const LINE_FIELDS: Fields = {
  ...fieldsOf("order_lines"),
  line_total: "amount",
  line_without_tax: "amount",
  tax_rate: "rate",
  is_taxed: "boolean",
};

/** A payment without `captured` took the remainder of the order's total. */
export const PAYMENT_FIELDS: Fields = { ...fieldsOf("order_payments"), captured_total: "amount" };

/** Fields a row must provide: no line can be created without them. */
export const REQUIRED_LINE_FIELDS = [["platform_line_item_id"], ["name"], ["quantity"], ["unit_price", "line_total"]];
/** One of each group is required: without an order total, it is unclear whether prices include tax. */
export const REQUIRED_ORDER_FIELDS = [["currency"], ["purchased_at"], ["taxes_included", "total"]];
