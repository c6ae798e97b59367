import { z } from "zod";
import { defineMutation } from "../base/operation";
import {
  countryCode,
  currencyInUse,
  identifier,
  instant,
  minorInteger,
  shopName,
  text,
  toldText,
  webUrl,
} from "../base/wire";
import { AddressInput } from "../schemas/address";
import { readHsCode } from "../vocabulary/customs-facts";

const tagList = () => z.array(text(128)).max(250).default([]);

export const OrderLineInput = z
  .object({
    platform_line_item_id: identifier(),
    product_id: text(128).default(""),
    variant_id: text(128).default(""),
    sku: text(128).default(""),
    ean: text(64).default(""),
    name: shopName(500),
    variant_name: text(255).default(""),
    image_url: webUrl().default(""),
    brand_id: text(128).default(""),
    category_ids: tagList(),
    collection_ids: tagList(),
    tag_ids: tagList(),
    options: z.record(z.string(), text(255)).default({}),
    quantity: z.int().min(1).max(1_000_000),
    refunded_quantity: z
      .int()
      .min(0)
      .max(1_000_000)
      .optional()
      .describe("Pieces that the shop has refunded or removed itself; they cannot be returned. Default: 0."),
    fulfilled_quantity: z.int().min(0).max(1_000_000).optional().describe("Default: the quantity."),
    unit_price: minorInteger(),
    total_discount: minorInteger().default(0).describe("Of the whole line, before order_discount."),
    total_tax: minorInteger().default(0).describe("Of the whole line, after all discounts."),
    weight_in_grams: z.int().min(0).max(10_000_000).default(0),
    hs_code: text(20)
      .refine((code) => code === "" || readHsCode(code) !== "", {
        error: "must have 6 to 12 digits, for example 6110.20, or be empty where it is not known",
      })
      .default("")
      .meta({ description: "Of the product, for customs; spaces, dots and hyphens don't matter.", example: "6110.20" }),
    origin_country: countryCode().default("").describe("Where the product was made, for customs: ISO 3166-1 alpha-2."),
    is_returnable: z.boolean().default(true),
  })
  .meta({ id: "OrderLineInput" });

const payment = z.object({
  id: identifier(),
  processor: text(64).default(""),
  method: text(64).default("").describe("e.g. card, bank_transfer, store_credit"),
  label: toldText(128).default("").describe("What the shopper knows it by, e.g. Visa ending in 42"),
  captured: minorInteger(),
  refunded: minorInteger().default(0),
});

const conditionalDiscount = z.object({
  id: identifier(),
  label: toldText(255).default(""),
  minimum_subtotal: minorInteger().describe("Of the lines, before order discounts."),
  amount: minorInteger(),
});

/** Content of an order (decisions, section 11); shared by PUT and by the imports. */
export const OrderContent = z
  .object({
    platform_order_id: identifier(),
    name: shopName(128),
    currency: currencyInUse(),
    purchased_at: instant(),
    fulfilled_at: instant().nullable().default(null),
    delivered_at: instant().nullable().default(null),
    email: text(254).default(""),
    customer: z
      .object({
        first_name: toldText().default(""),
        last_name: toldText().default(""),
        phone: text(64).default(""),
        platform_customer_id: text(128).default(""),
      })
      .default({ first_name: "", last_name: "", phone: "", platform_customer_id: "" }),
    shipping_address: AddressInput.default({}),
    tags: tagList(),
    taxes_included: z.boolean(),
    line_items: z.array(OrderLineInput).min(1).max(5000),
    order_discount: minorInteger().default(0),
    conditional_discounts: z
      .array(conditionalDiscount)
      .max(50)
      .default([])
      .describe("Parts of order_discount that were given for reaching a minimum."),
    shipping: z
      .object({ price: minorInteger().default(0), discount: minorInteger().default(0), tax: minorInteger().default(0) })
      .default({ price: 0, discount: 0, tax: 0 }),
    payments: z.array(payment).max(50),
  })
  .meta({ id: "OrderContent" });

export const putOrder = defineMutation({
  summary: "Put an order",
  description:
    "Creates the order or brings it up to date; the same content again changes nothing. What was captured must add up " +
    "to the lines, shipping and discounts. An order with a live return changes only in fulfilment, delivery and payments.",
  scope: "orders:write",
  endpoints: [{ method: "PUT", path: "/v1/ecommerces/{ecommerce_id}/orders/{order_number}" }],
  input: OrderContent.extend({ ecommerce_id: identifier(), order_number: identifier() }),
  output: z.object({
    order: z.object({
      id: z.string(),
      order_number: z.string(),
      result: z.enum(["CREATED", "UPDATED", "UNCHANGED"]),
      line_items: z.array(z.object({ id: z.string(), platform_line_item_id: z.string() })),
    }),
  }),
  problems: ["NOT_FOUND", "FAILED_PRECONDITION"],
});
