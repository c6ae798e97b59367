import { z } from "zod";
import { defineQuery } from "../base/operation";
import { amount, countryCode, currencyCode, identifier, text } from "../base/wire";
import { EXCHANGE_FLOWS, EXCHANGE_TYPES, RECOMMENDATION_REASONS } from "../vocabulary/exchange";

const signedAmount = z.string().meta({
  description: "Minor units as decimal digits: above 0 the shopper pays it, with '-' it goes back.",
  example: "-1500",
});

export const ExchangeOptionDto = z
  .object({
    product_id: z.string().describe("The shop's id."),
    variant_id: z.string().describe("The shop's id; what exchange_variant_id takes."),
    svc_product_id: z.string(),
    svc_variant_id: z.string().describe("Our id; exchange_variant_id takes it as well."),
    name: z.string(),
    variant_name: z.string(),
    image_url: z.string(),
    price: amount().describe("Of one piece, tax included."),
    price_difference: signedAmount,
    currency: currencyCode(),
    stock: z.int().optional().describe("Pieces that can be had; absent where the shop does not count."),
  })
  .meta({ id: "ExchangeOption" });

const asked = {
  return_id: identifier(),
  line_item_id: identifier().describe("Our line item id or the platform's."),
  quantity: z.int().min(1).max(1_000_000).optional().describe("Default: as in the draft, else 1."),
  return_reason: text(128).optional().describe("Name of the reason. Default: as in the draft."),
};

export const listExchangeOptions = defineQuery({
  summary: "List what an item may be exchanged for",
  description:
    "By the store's exchange flow, the return reason, categories, stock and country. Variants that are sold out or no " +
    "longer sold are never offered; those of the item's own product are named in sold_out.",
  scope: "storefront",
  endpoints: [{ method: "GET", path: "/returns/{return_id}/items/{line_item_id}/exchange_options" }],
  input: z.object(asked),
  output: z.object({
    exchange_flow: z.enum(EXCHANGE_FLOWS),
    options: z.array(ExchangeOptionDto),
    sold_out: z
      .array(z.object({ variant_id: z.string(), svc_variant_id: z.string(), variant_name: z.string() }))
      .describe("Variants of the item's own product that would be offered if there were enough of them."),
  }),
  problems: ["NOT_FOUND", "FAILED_PRECONDITION"],
});

export const listRecommendedProducts = defineQuery({
  summary: "List the exchange options worth showing first",
  description: "Ranked by what the return reason asks for: too small, the next size up first; then price and stock.",
  scope: "storefront",
  endpoints: [{ method: "GET", path: "/returns/{return_id}/items/{line_item_id}/recommended_products" }],
  input: z.object(asked),
  output: z.object({
    products: z.array(ExchangeOptionDto.extend({ reason: z.enum(RECOMMENDATION_REASONS) })),
  }),
  problems: ["NOT_FOUND", "FAILED_PRECONDITION"],
});

export const getExchangeIncentive = defineQuery({
  summary: "Look up what exchanging earns",
  description: "What the store adds when the shopper exchanges instead of taking money back; the largest first.",
  scope: "storefront",
  endpoints: [{ method: "GET", path: "/returns/{return_id}/exchange_incentive" }],
  input: z.object({
    return_id: identifier(),
    line_item_id: text(128).optional().describe("Default: all items of the draft."),
    return_reason: text(128).optional(),
    order_id: text(128).optional().describe("The order of this return, if it is named at all."),
    exchange_country: countryCode().optional().describe("Where the new item goes. Default: the order's country."),
  }),
  output: z.object({
    incentives: z.array(z.object({ extra_credit: amount(), preferred_exchange_type: z.enum(EXCHANGE_TYPES) })),
  }),
  problems: ["NOT_FOUND", "FAILED_PRECONDITION"],
});
