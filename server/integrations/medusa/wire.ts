import { z } from "zod";
import { exact } from "./exact";

/** Medusa sends each amount twice: as a float, and as text under `raw_`. Only the text is read. */
const raw = z.object({ value: z.union([z.string(), z.number()]) }).transform(({ value }) => exact(String(value)));
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? "");
const time = z
  .string()
  .nullish()
  .transform((value) => value ?? null);
const list = <T extends z.ZodType>(type: T) =>
  z
    .array(type)
    .nullish()
    .transform((value) => value ?? []);
const metadata = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((value) => value ?? {});
const option = z.object({ value: text, option: z.object({ title: text }).nullish() });

const taxLine = z.object({ raw_rate: raw });
const adjustment = z.object({ raw_amount: raw, is_tax_inclusive: z.boolean().nullish() });

const address = z
  .object({
    ...{ first_name: text, last_name: text, company: text, address_1: text, address_2: text, city: text },
    ...{ country_code: text, province: text, postal_code: text, phone: text },
  })
  .nullish();

const item = z.object({
  id: z.string(),
  ...{ title: text, product_title: text, variant_title: text, variant_sku: text, variant_barcode: text },
  ...{ product_id: text, variant_id: text, thumbnail: text },
  ...{ raw_unit_price: raw, is_tax_inclusive: z.boolean().nullish() },
  ...{ requires_shipping: z.boolean().nullish(), is_giftcard: z.boolean().nullish() },
  detail: z.object({
    ...{ raw_quantity: raw, raw_fulfilled_quantity: raw, raw_return_requested_quantity: raw },
  }),
  tax_lines: list(taxLine),
  adjustments: list(adjustment),
  variant: z
    .object({
      ...{ ean: text, upc: text, weight: z.number().nullish(), options: list(option) },
      ...{ hs_code: text, origin_country: text },
      product: z
        .object({
          ...{ collection_id: text, weight: z.number().nullish(), hs_code: text, origin_country: text },
          ...{ categories: list(z.object({ id: z.string() })), tags: list(z.object({ id: z.string() })) },
        })
        .nullish(),
    })
    .nullish(),
});

const shippingMethod = z.object({
  ...{ raw_amount: raw, is_tax_inclusive: z.boolean().nullish(), shipping_option_id: text },
  ...{ tax_lines: list(taxLine), adjustments: list(adjustment) },
  detail: z.object({ return_id: text, claim_id: text, exchange_id: text }).nullish(),
});

const refund = z.object({ id: z.string(), raw_amount: raw, note: text, created_at: z.string() });
const payment = z.object({
  ...{ id: z.string(), provider_id: text, currency_code: z.string(), captures: list(z.object({ raw_amount: raw })) },
  refunds: list(refund),
});

const orderReturn = z.object({
  ...{ id: z.string(), status: z.string(), location_id: text, metadata },
  items: list(z.object({ item_id: z.string(), raw_quantity: raw, raw_received_quantity: raw })),
});

/** An order with everything needed to map it and to check it before a write. */
export const orderSchema = z.object({
  ...{ id: z.string(), display_id: z.union([z.number(), z.string()]), custom_display_id: text },
  ...{ status: text, is_draft_order: z.boolean().nullish(), currency_code: z.string(), email: text },
  ...{ region_id: text, sales_channel_id: text, metadata, created_at: z.string(), updated_at: z.string() },
  summary: z.object({ raw_pending_difference: raw }),
  customer: z
    .object({ id: z.string(), has_account: z.boolean().nullish(), first_name: text, last_name: text, phone: text })
    .nullish(),
  ...{ items: list(item), shipping_address: address, billing_address: address, shipping_methods: list(shippingMethod) },
  payment_collections: list(z.object({ payments: list(payment) })),
  fulfillments: list(
    z.object({ location_id: text, packed_at: time, shipped_at: time, delivered_at: time, canceled_at: time }),
  ),
  credit_lines: list(z.object({ id: z.string(), raw_amount: raw, reference: text, reference_id: text })),
  transactions: list(z.object({ reference: text, reference_id: text })),
  returns: list(orderReturn),
});

export type MedusaOrder = z.infer<typeof orderSchema>;
export type MedusaItem = MedusaOrder["items"][number];
export type MedusaAddress = MedusaOrder["shipping_address"];
export type MedusaPayment = z.infer<typeof payment>;
export type MedusaReturn = z.infer<typeof orderReturn>;

const under = (path: string, names: string): string[] => names.split(" ").map((name) => `${path}.${name}`);

/** Exactly the fields that `orderSchema` reads: payment details and other personal data stay in the shop. */
export const ORDER_FIELDS = [
  ..."id display_id custom_display_id status is_draft_order currency_code email region_id".split(" "),
  ..."sales_channel_id metadata created_at updated_at summary".split(" "),
  ...under("customer", "id has_account first_name last_name phone"),
  ...under("items", "id title product_title variant_title variant_sku variant_barcode product_id variant_id"),
  ...under("items", "thumbnail raw_unit_price is_tax_inclusive requires_shipping is_giftcard"),
  ...under("items.detail", "raw_quantity raw_fulfilled_quantity raw_return_requested_quantity"),
  ...under("items", "tax_lines.raw_rate adjustments.raw_amount adjustments.is_tax_inclusive"),
  ...under("items.variant", "ean upc weight hs_code origin_country options.value options.option.title"),
  ...under("items.variant.product", "collection_id weight hs_code origin_country categories.id tags.id"),
  ...under("shipping_address", "first_name last_name company address_1 address_2 city country_code province"),
  ...under("shipping_address", "postal_code phone"),
  ...under("billing_address", "first_name last_name company address_1 address_2 city country_code province"),
  ...under("billing_address", "postal_code phone"),
  ...under("shipping_methods", "raw_amount is_tax_inclusive shipping_option_id tax_lines.raw_rate"),
  ...under("shipping_methods", "adjustments.raw_amount adjustments.is_tax_inclusive"),
  ...under("shipping_methods.detail", "return_id claim_id exchange_id"),
  ...under("payment_collections.payments", "id provider_id currency_code captures.raw_amount"),
  ...under("payment_collections.payments.refunds", "id raw_amount note created_at"),
  ...under("fulfillments", "location_id packed_at shipped_at delivered_at canceled_at"),
  ...under("credit_lines", "id raw_amount reference reference_id"),
  ...under("transactions", "reference reference_id"),
  ...under("returns", "id status location_id metadata items.*"),
].join(",");

const variant = z.object({
  ...{ id: z.string(), title: text, sku: text, ean: text, upc: text, barcode: text, options: list(option) },
  ...{ manage_inventory: z.boolean().nullish(), allow_backorder: z.boolean().nullish() },
  prices: list(
    z.object({
      ...{
        currency_code: z.string(),
        amount: z.number(),
        min_quantity: z.unknown().optional(),
        max_quantity: z.unknown().optional(),
      },
      rules: z.record(z.string(), z.unknown()).nullish(),
    }),
  ),
  inventory_items: list(
    z.object({
      required_quantity: z.number(),
      inventory: z
        .object({ location_levels: list(z.object({ raw_stocked_quantity: raw, raw_reserved_quantity: raw })) })
        .nullish(),
    }),
  ),
});

export const productSchema = z.object({
  ...{ id: z.string(), title: text, thumbnail: text, status: text, updated_at: z.string(), collection_id: text },
  ...{ images: list(z.object({ url: text })), categories: list(z.object({ id: z.string() })) },
  ...{ tags: list(z.object({ id: z.string() })), variants: list(variant) },
});

export type MedusaProduct = z.infer<typeof productSchema>;
export type MedusaVariant = MedusaProduct["variants"][number];

export const PRODUCT_FIELDS = [
  ..."id title thumbnail status updated_at collection_id images.url categories.id tags.id".split(" "),
  ...under("variants", "id title sku ean upc barcode manage_inventory allow_backorder options.value"),
  ...under("variants", "options.option.title prices.* inventory_items.required_quantity"),
  ...under("variants.inventory_items.inventory.location_levels", "raw_stocked_quantity raw_reserved_quantity"),
].join(",");

export const storeSchema = z.object({
  id: z.string(),
  name: text,
  supported_currencies: list(z.object({ currency_code: z.string(), is_default: z.boolean().nullish() })),
});
export const STORE_FIELDS = "id,name,supported_currencies.currency_code,supported_currencies.is_default";
