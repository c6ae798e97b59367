import { z } from "zod";
import { defineQuery } from "../base/operation";
import { amount, countryCode, currencyCode, identifier, text } from "../base/wire";
import { EXCHANGE_FLOWS, EXCHANGE_TYPES, RECOMMENDATION_REASONS } from "../vocabulary/exchange";

const signedAmount = z.string().meta({
  description: "Minor units as decimal digits. The shopper pays a positive amount; a negative amount is refunded.",
  example: "-1500",
});

export const ExchangeOptionDto = z
  .object({
    product_id: z.string().describe("The shop's ID."),
    variant_id: z.string().describe("The shop's ID. Use it as `exchange_variant_id`."),
    svc_product_id: z.string(),
    svc_variant_id: z.string().describe("Homeward's ID. Also accepted as `exchange_variant_id`."),
    name: z.string(),
    variant_name: z.string(),
    image_url: z.string(),
    price: amount().describe("Unit price, tax included."),
    price_difference: signedAmount,
    currency: currencyCode(),
    stock: z.int().optional().describe("Available units. Absent if the shop does not track stock."),
  })
  .meta({ id: "ExchangeOption" });

const asked = {
  return_id: identifier(),
  line_item_id: identifier().describe("Homeward's line item ID or the platform's."),
  quantity: z.int().min(1).max(1_000_000).optional().describe("Defaults to the quantity in the draft, otherwise 1."),
  return_reason: text(128).optional().describe("Name of the reason. Defaults to the reason in the draft."),
};

export const listExchangeOptions = defineQuery({
  summary: "List exchange options of an item",
  description:
    "Returns the options by the store's exchange flow, the return reason, categories, stock and country. Variants that are sold out or no longer sold are not offered; those of the item's own product are listed in `sold_out`.",
  scope: "storefront",
  endpoints: [{ method: "GET", path: "/returns/{return_id}/items/{line_item_id}/exchange_options" }],
  input: z.object(asked),
  output: z.object({
    exchange_flow: z.enum(EXCHANGE_FLOWS),
    options: z.array(ExchangeOptionDto),
    sold_out: z
      .array(z.object({ variant_id: z.string(), svc_variant_id: z.string(), variant_name: z.string() }))
      .describe("Variants of the item's own product that are not offered because stock is insufficient."),
  }),
  problems: ["NOT_FOUND", "FAILED_PRECONDITION"],
});

export const listRecommendedProducts = defineQuery({
  summary: "List recommended exchange options",
  description: 'Ranked by the return reason (for "too small", the next size up comes first), then by price and stock.',
  scope: "storefront",
  endpoints: [{ method: "GET", path: "/returns/{return_id}/items/{line_item_id}/recommended_products" }],
  input: z.object(asked),
  output: z.object({
    products: z.array(ExchangeOptionDto.extend({ reason: z.enum(RECOMMENDATION_REASONS) })),
  }),
  problems: ["NOT_FOUND", "FAILED_PRECONDITION"],
});

export const getExchangeIncentive = defineQuery({
  summary: "Get the exchange bonus",
  description: "Returns the bonus credits for choosing an exchange instead of a refund, largest first.",
  scope: "storefront",
  endpoints: [{ method: "GET", path: "/returns/{return_id}/exchange_incentive" }],
  input: z.object({
    return_id: identifier(),
    line_item_id: text(128).optional().describe("Defaults to all items of the draft."),
    return_reason: text(128).optional(),
    order_id: text(128).optional().describe("Order of this return. Optional."),
    exchange_country: countryCode()
      .optional()
      .describe("Destination country of the new item. Defaults to the order's country."),
  }),
  output: z.object({
    incentives: z.array(z.object({ extra_credit: amount(), preferred_exchange_type: z.enum(EXCHANGE_TYPES) })),
  }),
  problems: ["NOT_FOUND", "FAILED_PRECONDITION"],
});
