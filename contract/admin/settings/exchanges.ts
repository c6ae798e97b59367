import { z } from "zod";
import { defineQuery } from "../../base/operation";
import { amountSetting, minorSetting, requiredText, text } from "../../base/wire";
import { HOLD_RELEASES } from "../../vocabulary/card-hold";
import { EXCHANGE_FLOWS, EXCHANGE_TYPES } from "../../vocabulary/exchange";
import { countries } from "./countries";
import { namedStore } from "./named-store";

const ADDED = "Homeward extension.";
const INT32 = 2_147_483_647;

const reasonNames = () =>
  z.array(requiredText(64)).max(50).default([]).describe(`Names of return reasons. Empty: all. ${ADDED}`);

const ExchangeIncentiveSetting = z
  .object({
    exchange_type: z.enum(EXCHANGE_TYPES),
    total: minorSetting().optional(),
    rate_basis_points: z.int().min(0).max(10_000).optional().describe("Share of the returned value. 1000 is 10%."),
    reasons: reasonNames(),
    countries: countries("Countries for which it is offered"),
  })
  .refine(({ total, rate_basis_points }) => (total === undefined) !== (rate_basis_points === undefined), {
    error: "give either total or rate_basis_points",
    path: ["total"],
  })
  .meta({ id: "ExchangeIncentiveSetting" });

const exchangeConditionFields = {
  exchange_flow: z
    .enum(EXCHANGE_FLOWS)
    .default("NO_EXCHANGE_FLOW")
    .describe("Which items can be chosen in an exchange."),
  platform_main_menu_id: text(128)
    .default("")
    .describe("Menu of the shop's own catalog. Has no effect: exchanges use the pushed catalog."),
  threshold: minorSetting(INT32)
    .default(0)
    .describe("Maximum price difference of the new item, in minor units. 0: no limit."),
  countries: countries("Countries that exchanges are shipped to"),
  equal_option_names: z
    .array(requiredText(64))
    .max(20)
    .default([])
    .describe(`ONE_ON_ONE: options that must be the same in the new variant, e.g. Color. ${ADDED}`),
  excluded_category_ids: z
    .array(requiredText(128))
    .max(1_000)
    .default([])
    .describe(`Categories that are not available in exchanges. ${ADDED}`),
  incentives: z
    .array(ExchangeIncentiveSetting)
    .max(50)
    .default([])
    .describe(
      `Bonus credit for choosing an exchange instead of a refund. The first of each type that matches is applied. ${ADDED}`,
    ),
  hold_released_on: z
    .enum(HOLD_RELEASES)
    .default("COLLECTED")
    .describe(
      `When the hold of an instant exchange is released: at the first carrier scan, or when the warehouse receives the parcel. ${ADDED}`,
    ),
  instant_exchange: z
    .boolean()
    .default(false)
    .describe(
      `Whether shoppers can get the new item immediately, with an amount held on their card until the returned item is sent. Requires a connected payment account that supports holds. ${ADDED}`,
    ),
  reasons: reasonNames(),
  reservation_minutes: z
    .int()
    .min(1)
    .max(1_440)
    .default(15)
    .describe(`Number of minutes for which a quote reserves its units. ${ADDED}`),
  same_category_only: z
    .boolean()
    .default(false)
    .describe(`OPEN and OPEN_WITH_GIFT_CARD: the new product must share a category with the returned one. ${ADDED}`),
};

export const ExchangeConditionsInput = z.object(exchangeConditionFields).meta({ id: "ExchangeConditionsInput" });

/** Exchange conditions (specification, "Store configuration resources"). */
export const ExchangeConditions = z
  .object({ ecommerce_id: z.string(), ...exchangeConditionFields })
  .meta({ id: "ExchangeConditions" });

export const getExchangeConditions = defineQuery({
  summary: "Get a store's exchange conditions",
  description:
    "Returns which items can be exchanged for what, where and for which reasons (specification, Exchange conditions).",
  scope: "settings:read",
  isConditional: true,
  endpoints: [
    { method: "GET", path: "/v1/configs/exchangeconditions/{ecommerce_id}" },
    { method: "GET", path: "/v1/configs/ecommerces/{ecommerce_id}/exchangesconditions/" },
  ],
  input: z.object(namedStore),
  output: ExchangeConditions,
  problems: ["NOT_FOUND"],
});

const exchangeOrderFields = {
  payment_method: text(64).default("exchange").describe("Payment method under which the shop books an exchange order."),
  price: amountSetting()
    .default("0")
    .describe(
      "Price of the shipping line of an exchange order in the shop, in minor units of the store's currency as digits. It is not charged.",
    ),
  shipping_line: text(128).default("").describe("Name of the shipping line in the shop."),
};

export const ExchangeOrderSettingInput = z.object(exchangeOrderFields).meta({ id: "ExchangeOrderSettingInput" });

/** Exchange order (specification, "Store configuration resources"). */
export const ExchangeOrderSetting = z
  .object({ ecommerce_id: z.string(), ...exchangeOrderFields })
  .meta({ id: "ExchangeOrderSetting" });

export const getExchangeOrderSetting = defineQuery({
  summary: "Get the exchange order settings",
  description:
    "Returns the payment and shipping details with which exchange orders are created in the shop (specification, Exchange order).",
  scope: "settings:read",
  isConditional: true,
  endpoints: [
    { method: "GET", path: "/v1/configs/exchangeorders/{ecommerce_id}" },
    { method: "GET", path: "/v1/configs/ecommerces/{ecommerce_id}/exchangeorders/" },
  ],
  input: z.object(namedStore),
  output: ExchangeOrderSetting,
  problems: ["NOT_FOUND"],
});
