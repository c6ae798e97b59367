import { z } from "zod";
import { defineQuery } from "../../base/operation";
import { amountSetting, minorSetting, requiredText, text } from "../../base/wire";
import { HOLD_RELEASES } from "../../vocabulary/card-hold";
import { EXCHANGE_FLOWS, EXCHANGE_TYPES } from "../../vocabulary/exchange";
import { countries } from "./countries";
import { namedStore } from "./named-store";

const ADDED = "An addition of this service.";
const INT32 = 2_147_483_647;

const reasonNames = () =>
  z.array(requiredText(64)).max(50).default([]).describe(`Names of return reasons; none: all. ${ADDED}`);

const ExchangeIncentiveSetting = z
  .object({
    exchange_type: z.enum(EXCHANGE_TYPES),
    total: minorSetting().optional(),
    rate_basis_points: z.int().min(0).max(10_000).optional().describe("Of the returned value; 1000 is 10 %."),
    reasons: reasonNames(),
    countries: countries("Countries that it is given in"),
  })
  .refine(({ total, rate_basis_points }) => (total === undefined) !== (rate_basis_points === undefined), {
    error: "give either total or rate_basis_points",
    path: ["total"],
  })
  .meta({ id: "ExchangeIncentiveSetting" });

const exchangeConditionFields = {
  exchange_flow: z.enum(EXCHANGE_FLOWS).default("NO_EXCHANGE_FLOW").describe("What an item may be exchanged for."),
  platform_main_menu_id: text(128)
    .default("")
    .describe(
      "Menu of the shop's own catalog. It has no effect here: exchanges are chosen from the catalog as pushed.",
    ),
  threshold: minorSetting(INT32)
    .default(0)
    .describe("The most that a new piece may cost beyond the old one, in minor units; 0: no limit."),
  countries: countries("Countries that exchanges are sent to"),
  equal_option_names: z
    .array(requiredText(64))
    .max(20)
    .default([])
    .describe(`ONE_ON_ONE: options that the new variant must share with the old one, e.g. Color. ${ADDED}`),
  excluded_category_ids: z
    .array(requiredText(128))
    .max(1_000)
    .default([])
    .describe(`Categories that are never given in exchange. ${ADDED}`),
  incentives: z
    .array(ExchangeIncentiveSetting)
    .max(50)
    .default([])
    .describe(`Extra credit for an exchange instead of a refund; of each type the first that fits. ${ADDED}`),
  hold_released_on: z
    .enum(HOLD_RELEASES)
    .default("COLLECTED")
    .describe(
      `When the hold of an instant exchange is released: at the first scan of the carrier, or once the warehouse has the parcel. ${ADDED}`,
    ),
  instant_exchange: z
    .boolean()
    .default(false)
    .describe(
      `Whether shoppers may get the new item at once, with an amount held on their card until the old one is sent. It takes a connected payment account that can hold amounts. ${ADDED}`,
    ),
  reasons: reasonNames(),
  reservation_minutes: z
    .int()
    .min(1)
    .max(1_440)
    .default(15)
    .describe(`How long a quote keeps its pieces from others. ${ADDED}`),
  same_category_only: z
    .boolean()
    .default(false)
    .describe(`OPEN and OPEN_WITH_GIFT_CARD: the new product must share a category with the old one. ${ADDED}`),
};

export const ExchangeConditionsInput = z.object(exchangeConditionFields).meta({ id: "ExchangeConditionsInput" });

/** Exchange conditions (specification, "Store configuration resources"). */
export const ExchangeConditions = z
  .object({ ecommerce_id: z.string(), ...exchangeConditionFields })
  .meta({ id: "ExchangeConditions" });

export const getExchangeConditions = defineQuery({
  summary: "Read a store's exchange conditions",
  description: "What an item may be exchanged for, where and for which reasons (specification, Exchange conditions).",
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
  payment_method: text(64).default("exchange").describe("As what the shop books the payment of an exchange order."),
  price: amountSetting()
    .default("0")
    .describe(
      "What the shop books the shipping line of an exchange order at, minor units of the store's currency in digits; " +
        "nobody pays it.",
    ),
  shipping_line: text(128).default("").describe("Name of the shipping line that the shop books."),
};

export const ExchangeOrderSettingInput = z.object(exchangeOrderFields).meta({ id: "ExchangeOrderSettingInput" });

/** Exchange order (specification, "Store configuration resources"). */
export const ExchangeOrderSetting = z
  .object({ ecommerce_id: z.string(), ...exchangeOrderFields })
  .meta({ id: "ExchangeOrderSetting" });

export const getExchangeOrderSetting = defineQuery({
  summary: "Read how exchange orders are booked",
  description:
    "What the shop is told about the payment and the shipping of an exchange order (specification, Exchange order).",
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
