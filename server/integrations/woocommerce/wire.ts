import { z } from "zod";
import { plainText } from "./plain-text";

/**
 * PHP writes numbers as strings, strings as numbers, and empty objects as lists, so unimportant fields are read
 * leniently.
 */
const text = z.preprocess((value) => {
  if (typeof value === "number") return String(value);
  return value === null || value === undefined || value === false ? "" : value;
}, z.string());
/** Text for people, which WordPress sends as HTML. */
const words = text.transform(plainText);
const id = z.preprocess((value) => (typeof value === "number" ? String(value) : value), z.string().regex(/^\d+$/));
const list = <T extends z.ZodType>(type: T) =>
  z.preprocess((value) => (value === null || value === undefined || value === "" ? [] : value), z.array(type));
const time = z.preprocess((value) => value ?? "", z.string());

const metaSchema = z.object({ id: z.number().nullish(), key: text, value: z.unknown() });
export type WooMeta = z.infer<typeof metaSchema>;
const image = z.object({ src: text }).nullish();
const term = z.object({ id });

const addressSchema = z.object({
  first_name: words,
  last_name: words,
  company: words,
  address_1: words,
  address_2: words,
  city: words,
  state: text,
  postcode: text,
  country: text,
  phone: text,
  email: text,
});
export type WooAddress = z.infer<typeof addressSchema>;

const taxSchema = z.object({ id: z.union([z.number(), z.string()]), total: text });
const pricedSchema = z.object({ id: z.number(), total: text, total_tax: text, taxes: list(taxSchema) });
export type WooPricedItem = z.infer<typeof pricedSchema>;

const lineSchema = pricedSchema.extend({
  name: words,
  parent_name: words,
  product_id: z.number(),
  variation_id: z.number(),
  quantity: z.number().int(),
  subtotal: text,
  subtotal_tax: text,
  sku: text,
  global_unique_id: text,
  image,
  meta_data: list(
    z.object({
      key: text,
      value: z.unknown(),
      display_key: z.unknown().optional(),
      display_value: z.unknown().optional(),
    }),
  ),
});
export type WooLine = z.infer<typeof lineSchema>;

export const orderSchema = z.object({
  id,
  number: text,
  status: text,
  currency: z.string().regex(/^[A-Z]{3}$/),
  prices_include_tax: z.boolean(),
  date_created_gmt: time,
  date_modified_gmt: time,
  date_completed_gmt: time,
  date_paid_gmt: time,
  total: text,
  shipping_total: text,
  shipping_tax: text,
  customer_id: z.number(),
  billing: addressSchema,
  shipping: addressSchema,
  payment_method: text,
  payment_method_title: words,
  transaction_id: text,
  meta_data: list(metaSchema),
  line_items: list(lineSchema),
  shipping_lines: list(pricedSchema),
  fee_lines: list(pricedSchema.extend({ name: words })),
  refunds: list(z.object({ id })),
  /** From the extension Gift Cards. */
  gift_cards: list(z.object({ code: text, amount: text })),
});
export type WooOrder = z.infer<typeof orderSchema>;

export const refundSchema = z.object({
  id,
  date_created_gmt: time,
  amount: text,
  reason: text,
  refunded_payment: z.boolean(),
  meta_data: list(metaSchema),
  line_items: list(z.object({ quantity: z.number(), meta_data: list(z.object({ key: text, value: z.unknown() })) })),
});
export type WooRefund = z.infer<typeof refundSchema>;

const stockFields = {
  manage_stock: z.union([z.boolean(), z.literal("parent")]),
  stock_quantity: z.number().nullish(),
  stock_status: text,
  backorders_allowed: z.boolean(),
};

const sellableFields = {
  id,
  sku: text,
  global_unique_id: text,
  price: text,
  status: text,
  virtual: z.boolean(),
  downloadable: z.boolean(),
  weight: text,
  meta_data: list(metaSchema),
  ...stockFields,
};

export const productSchema = z.object({
  ...sellableFields,
  name: words,
  type: text,
  parent_id: z.number(),
  date_modified_gmt: time,
  images: list(z.object({ src: text })),
  categories: list(term),
  tags: list(term),
  brands: list(term),
  attributes: list(z.unknown()),
});
export type WooProduct = z.infer<typeof productSchema>;

export const variationSchema = z.object({
  ...sellableFields,
  name: words,
  image,
  attributes: list(z.object({ name: words, option: words })),
});
export type WooVariation = z.infer<typeof variationSchema>;

export const gatewaySchema = z.object({
  id: z.string(),
  title: words,
  method_title: words,
  enabled: z.boolean(),
  method_supports: list(z.string()),
});

export const webhookSchema = z.object({ id, status: text, topic: text, delivery_url: text });
export type WooWebhook = z.infer<typeof webhookSchema>;

export const couponSchema = z.object({ id, code: text, amount: text, meta_data: list(metaSchema) });

/** Only the ID and the metadata. */
export const markedSchema = z.object({ id, meta_data: list(metaSchema) });
