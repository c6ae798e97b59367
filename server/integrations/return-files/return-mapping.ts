import { z } from "zod";
import { OrderFileError } from "../order-files/order-file-error";

const column = z.string().min(1).max(200);

/** Maps columns to fields of a return; fields without a column keep their default. */
const ReturnMapping = z.strictObject({
  delimiter: z.enum([",", ";", "\t", "|"]).default(","),
  encoding: z.enum(["utf-8", "windows-1252"]).default("utf-8"),
  columns: z.strictObject({
    order: column,
    email: column,
    item: column,
    reason: column,
    quantity: column.optional(),
    lang: column.optional(),
    full_name: column.optional(),
    first_name: column.optional(),
    last_name: column.optional(),
    payment_method: column.optional(),
    refunded: column.optional(),
    tax: column.optional(),
    tax_rate: column.optional(),
  }),
  amounts: z
    .strictObject({
      decimal_mark: z.enum([".", ","]).default("."),
      thousands_mark: z.enum(["", ",", ".", " ", "'"]).default(""),
    })
    .default({ decimal_mark: ".", thousands_mark: "" }),
});
export type ReturnMapping = z.output<typeof ReturnMapping>;

/** @throws OrderFileError naming the first invalid member */
export const parseReturnMapping = (text: string): ReturnMapping => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new OrderFileError("must be JSON.");
  }
  const parsed = ReturnMapping.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new OrderFileError(`is wrong at ${issue?.path.join(".") || "its members"}: ${issue?.message ?? "not known"}.`);
};
