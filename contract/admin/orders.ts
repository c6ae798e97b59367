import { z } from "zod";
import { defineMutation, defineQuery } from "../base/operation";
import {
  countryCode,
  currencyCode,
  currencyInUse,
  emailAddress,
  identifier,
  instant,
  instantOut,
  minorGiven,
  minorInteger,
  shopName,
  text,
  toldText,
  webUrl,
} from "../base/wire";
import { AddressDto, AddressInput } from "../schemas/address";
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
      .describe("Units that the shop has refunded or removed itself. They can't be returned. Defaults to 0."),
    fulfilled_quantity: z.int().min(0).max(1_000_000).optional().describe("Defaults to the quantity."),
    unit_price: minorGiven(),
    total_discount: minorGiven().default(0).describe("Discount on the whole line, before `order_discount`."),
    total_tax: minorGiven().default(0).describe("Tax on the whole line, after all discounts."),
    weight_in_grams: z.int().min(0).max(10_000_000).default(0),
    hs_code: text(20)
      .refine((code) => code === "" || readHsCode(code) !== "", {
        error: "must have 6 to 12 digits, for example 6110.20, or be empty if unknown",
      })
      .default("")
      .meta({
        description: "HS code of the product, for customs. Spaces, dots and hyphens are ignored.",
        example: "6110.20",
      }),
    origin_country: countryCode()
      .default("")
      .describe("Country where the product was made, for customs: ISO 3166-1 alpha-2."),
    is_returnable: z.boolean().default(true),
  })
  .meta({ id: "OrderLineInput" });

const payment = z.object({
  id: identifier(),
  processor: text(64).default(""),
  method: text(64).default("").describe("e.g. card, bank_transfer, store_credit"),
  label: toldText(128).default("").describe("Description shown to the shopper, e.g. Visa ending in 42"),
  captured: minorGiven().describe("Amount captured for this order."),
  captured_total: minorGiven()
    .nullable()
    .default(null)
    .describe(
      "Only for a payment that was captured once for several orders of the store: the total captured for all of them. Each order has the same payment `id`, and its own share in `captured`. The shares can't exceed the total.",
    ),
  refunded: minorGiven()
    .default(0)
    .describe(
      "Amount that the shop has refunded. It never decreases. For a payment with `captured_total`, the total refunded for all of its orders.",
    ),
});

const conditionalDiscount = z.object({
  id: identifier(),
  label: toldText(255).default(""),
  minimum_subtotal: minorGiven().describe("Minimum subtotal of the lines, before order discounts."),
  amount: minorGiven(),
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
    email: emailAddress().default(""),
    customer: z
      .object({
        first_name: toldText().default(""),
        last_name: toldText().default(""),
        phone: text(64).default(""),
        platform_customer_id: text(128).default(""),
      })
      .default({ first_name: "", last_name: "", phone: "", platform_customer_id: "" }),
    shipping_address: AddressInput.extend({ email: emailAddress().optional() })
      .meta({ id: "OrderAddressInput" })
      .default({}),
    tags: tagList(),
    taxes_included: z.boolean(),
    line_items: z.array(OrderLineInput).min(1).max(5000),
    order_discount: minorGiven().default(0),
    fees: minorGiven()
      .default(0)
      .describe(
        "Tips, duties, handling and other fees, tax included. Part of the captured amount, and never refunded.",
      ),
    conditional_discounts: z
      .array(conditionalDiscount)
      .max(50)
      .default([])
      .describe("Parts of `order_discount` that were granted for reaching a minimum subtotal."),
    shipping: z
      .object({ price: minorGiven().default(0), discount: minorGiven().default(0), tax: minorGiven().default(0) })
      .default({ price: 0, discount: 0, tax: 0 }),
    payments: z.array(payment).max(50),
  })
  .meta({ id: "OrderContent" });

export const putOrder = defineMutation({
  summary: "Create or update an order",
  description:
    "Creates the order or updates it. Repeating the same content changes nothing. The captured amounts must equal the sum of lines, shipping, discounts and fees; for a payment shared by several orders, each order's share counts. In an order with an active return, only fulfillment, delivery and payments can change.",
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

const orderLine = z
  .object({
    id: z
      .string()
      .describe("Homeward's ID. Reviews and returns accept it, and also `platform_line_item_id` and the SKU."),
    ...{ platform_line_item_id: z.string(), product_id: z.string(), variant_id: z.string() },
    ...{ sku: z.string(), ean: z.string(), name: z.string(), variant_name: z.string(), image_url: z.string() },
    ...{ brand_id: z.string(), category_ids: z.array(z.string()), collection_ids: z.array(z.string()) },
    ...{ tag_ids: z.array(z.string()), options: z.record(z.string(), z.string()) },
    ...{ quantity: z.int(), fulfilled_quantity: z.int() },
    refunded_quantity: z.int().describe("Units that the shop has refunded or removed itself."),
    ...{ unit_price: minorInteger(), total_discount: minorInteger(), total_tax: minorInteger() },
    ...{ weight_in_grams: z.int(), hs_code: z.string(), origin_country: z.string(), is_returnable: z.boolean() },
  })
  .meta({ id: "OrderLine" });

export const OrderDto = z
  .object({
    ...{ id: z.string(), ecommerce_id: z.string(), order_number: z.string(), platform_order_id: z.string() },
    ...{ name: z.string(), currency: currencyCode(), purchased_at: instantOut() },
    ...{ fulfilled_at: instantOut().nullable(), delivered_at: instantOut().nullable(), email: z.string() },
    customer: z.object({
      ...{ first_name: z.string(), last_name: z.string(), phone: z.string(), platform_customer_id: z.string() },
    }),
    ...{ shipping_address: AddressDto, tags: z.array(z.string()), taxes_included: z.boolean() },
    line_items: z.array(orderLine),
    order_discount: minorInteger(),
    fees: minorInteger(),
    conditional_discounts: z.array(
      z.object({
        ...{ id: z.string(), label: z.string(), minimum_subtotal: minorInteger(), amount: minorInteger() },
      }),
    ),
    shipping: z.object({ price: minorInteger(), discount: minorInteger(), tax: minorInteger() }),
    payments: z.array(
      z.object({
        ...{ id: z.string(), processor: z.string(), method: z.string(), label: z.string() },
        captured: minorInteger().describe("Amount captured for this order."),
        captured_total: minorInteger()
          .nullable()
          .describe("Total captured for all orders paid with this payment. `null` if it paid only this order."),
        refunded: minorInteger().describe("Amount that the shop has refunded for all orders of this payment."),
      }),
    ),
  })
  .meta({ id: "Order" });

export const getOrder = defineQuery({
  summary: "Get an order",
  description:
    "Homeward extension. Returns the order in the same fields that are used to create it. `order_number` accepts the order's number, its name, and its ID here or in the shop.",
  scope: "orders:read",
  endpoints: [{ method: "GET", path: "/v1/ecommerces/{ecommerce_id}/orders/{order_number}" }],
  input: z.object({ ecommerce_id: identifier(), order_number: identifier() }),
  output: z.object({ order: OrderDto }),
  problems: ["NOT_FOUND", "FAILED_PRECONDITION"],
});
