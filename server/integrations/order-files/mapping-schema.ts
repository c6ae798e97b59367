import { readFile } from "node:fs/promises";
import { z } from "zod";
import { UNNAMED_PAYMENT } from "@/contract/vocabulary/order-file/unnamed-payment";
import { isTimeZone } from "@/server/kernel/local-day";
import { LINE_FIELDS, ORDER_FIELDS, PAYMENT_FIELDS } from "./fields";
import { OrderFileError } from "./order-file-error";
import { isTimeFormat } from "./read-time";

/** How the columns of a CSV file are mapped to orders; documented in docs/guides/importing-orders.md. */

const column = z.string().min(1);
const constant = z.union([z.string(), z.number(), z.boolean()]);
const regex = z.string().refine(isRegex, { error: "is no regular expression" });

/** Where a value comes from. Empty cells use `default`. */
export type MappingValue =
  | { value: string | number | boolean }
  | { any_of: MappingValue[] }
  | (ValueRules & { column: string; matches?: string; if_match?: Constant; if_not?: Constant })
  | (ValueRules & { template: string });
type Constant = string | number | boolean;
type ValueRules = {
  map?: Record<string, Constant>;
  unmapped?: "refuse" | "keep" | "empty";
  default?: Constant;
  plus_days?: number;
};

const rules = {
  map: z.record(z.string(), constant).optional(),
  unmapped: z.enum(["refuse", "keep", "empty"]).optional(),
  default: constant.optional(),
  plus_days: z.int().min(-3650).max(3650).optional(),
};

const Value: z.ZodType<MappingValue> = z.lazy(() =>
  z.union(
    [
      z.strictObject({ value: constant }),
      z.strictObject({ any_of: z.array(Value).min(1) }),
      z.strictObject({
        column,
        matches: regex.optional(),
        if_match: constant.optional(),
        if_not: constant.optional(),
        ...rules,
      }),
      z.strictObject({ template: z.string().min(1), ...rules }),
    ],
    { error: 'must be {"column": …}, {"value": …}, {"template": …} or {"any_of": […]} with known members' },
  ),
);

const fieldsOf = (known: Readonly<Record<string, string>>, prefix?: string) =>
  z.record(
    z.string().refine((name) => name in known || (prefix !== undefined && name.startsWith(prefix)), {
      error: "is no field",
    }),
    Value,
  );

const rule = { column, matches: regex };

export const OrderMapping = z.strictObject({
  description: z.string().optional(),
  delimiter: z.string().min(1).max(4).default(","),
  quote: z.string().max(1).default('"'),
  encoding: z.enum(["utf-8", "windows-1252", "latin1"]).default("utf-8"),
  header: z.union([z.literal(true), z.array(column).min(1)]).default(true),
  times: z
    .strictObject({
      time_zone: z.string().refine(isTimeZone, { error: "is no time zone" }).optional(),
      format: z
        .string()
        .refine(isTimeFormat, { error: "is no date format, for example D/M/YYYY[ H:mm] or MMM D YYYY" })
        .optional(),
    })
    .default({}),
  amounts: z
    .strictObject({
      unit: z.enum(["major", "minor"]).default("major"),
      decimal_mark: z.enum([".", ","]).default("."),
      thousands_mark: z.enum(["", ",", ".", " ", "'"]).default(""),
      more_decimals: z.enum(["refuse", "round"]).default("refuse"),
    })
    .default({ unit: "major", decimal_mark: ".", thousands_mark: "", more_decimals: "refuse" }),
  clean: z.record(column, z.strictObject({ remove: regex })).default({}),
  group: z.strictObject({ column, window_rows: z.int().min(1).max(100_000).default(1000) }),
  skip: z
    .array(z.strictObject({ ...rule, reason: z.string().min(1), whole_order: z.boolean().default(false) }))
    .default([]),
  items: z
    .strictObject({ column, between: z.string().min(1).max(4), names: z.array(column).min(1).max(20) })
    .optional(),
  charges: z
    .array(
      z.strictObject({
        ...rule,
        to: z.enum(["shipping.price", "shipping.discount", "order_discount", "fees"]),
        alone: z.string().min(1).optional(),
      }),
    )
    .default([]),
  order: fieldsOf(ORDER_FIELDS),
  line: fieldsOf(LINE_FIELDS, "options."),
  discount_is_rest: z.boolean().default(false),
  repeated_line_ids: z.enum(["number", "refuse"]).default("number"),
  payments: z
    .array(fieldsOf(PAYMENT_FIELDS))
    .max(10)
    .default([{ id: { value: UNNAMED_PAYMENT } }]),
});
export type OrderMapping = z.output<typeof OrderMapping>;

/** Reads a mapping from a file. @throws OrderFileError naming the first invalid members */
export const readMapping = async (path: string): Promise<OrderMapping> => {
  const text = await readFile(path, "utf8").catch(() => {
    throw new OrderFileError(`The mapping ${path} cannot be read; check its name and permissions.`);
  });
  return parseMapping(text, path);
};

/** Parses a mapping from its text; `name` is used in messages. */
export const parseMapping = (text: string, name: string): OrderMapping => {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    const why = error instanceof Error ? error.message : "";
    throw new OrderFileError(`The mapping ${name} is no JSON: ${why}.`);
  }
  const parsed = OrderMapping.safeParse(value);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.slice(0, 3).map(({ path, message }) => `${path.join(".") || "it"}: ${message}`);
  throw new OrderFileError(`The mapping ${name} cannot be used: ${wrong.join("; ")}.`);
};

function isRegex(text: string): boolean {
  try {
    return new RegExp(text, "u") !== null;
  } catch {
    return false;
  }
}
