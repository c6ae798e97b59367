import { wireColumns } from "@/server/schema/columns";

/** How the text of a cell becomes the value of a field. */
export type FieldKind = "text" | "time" | "amount" | "count" | "boolean" | "list";

type Fields = Readonly<Record<string, FieldKind>>;

const KINDS: Readonly<Record<string, FieldKind>> = {
  text: "text",
  timestamptz: "time",
  bigint: "amount",
  integer: "count",
  boolean: "boolean",
  "text[]": "list",
};

/** What comes over the wire and fits a cell, by the names of the wire. */
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

/** Fields of an order that a mapping may fill; a dot leads into a part. */
export const ORDER_FIELDS: Fields = {
  ...fieldsOf("orders"),
  ...Object.fromEntries(ADDRESS_FIELDS.map((name) => [`shipping_address.${name}`, "text"] as const)),
};

export const LINE_FIELDS: Fields = fieldsOf("order_lines");

/** A payment without `captured` took what is left of the order's total. */
export const PAYMENT_FIELDS: Fields = fieldsOf("order_payments");

/** What a row must give: a line cannot be made without it. */
export const REQUIRED_LINE_FIELDS = ["platform_line_item_id", "name", "quantity", "unit_price"] as const;
export const REQUIRED_ORDER_FIELDS = ["currency", "purchased_at", "taxes_included"] as const;
