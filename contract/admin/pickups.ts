import { z } from "zod";
import { defineMutation } from "../base/operation";
import { amountGiven, currencyInUse, identifier, text } from "../base/wire";
import { AddressInput } from "../schemas/address";
import { CustomerInput, deprecatedSettings, PickupOrderDto } from "../schemas/logistics";
import { PICKUP_RANGES } from "../vocabulary/pickup-range";

export const requestPickup = defineMutation({
  summary: "Order a pickup",
  description:
    "Sends a driver to the shopper. A logistic order must exist before. The same repickup_attempt again answers the " +
    "pickup that was ordered under it, whatever else the body says. Provider OPS takes no action and answers " +
    "UNIMPLEMENTED (12); a combination of return method, provider and carrier that no integration supports answers " +
    "INVALID_ARGUMENT (3). The driver comes on the day that the shopper chose, else on the next working day.",
  scope: "logistics:write",
  endpoints: [
    { method: "POST", path: "/v1/logistics/pickup" },
    { method: "POST", path: "/v1/processes/{process_id}/pickup" },
  ],
  input: z.object({
    process_id: identifier(),
    carrier: text(64).default("").describe("Must be available for the provider; default: the order's."),
    provider: text(64).default("").describe("Default: the logistic order's."),
    currency: currencyInUse()
      .or(z.literal(""))
      .default("")
      .meta({ description: 'Currency of declared_value; "" is EUR.', example: "EUR" }),
    customer: CustomerInput.default({}).describe("Who waits for the driver, where the address does not say."),
    declared_value: amountGiven().optional().describe("Total declared value, in minor units of currency."),
    ecommerce_id: text(128).default("").describe("Where given, the store of the process."),
    order_number: text(128)
      .default("")
      .describe("The order number that the shopper sees: the carrier's reference. Default: the order's name."),
    pickup_address: AddressInput.default({}).describe("Default: the shopper's address of the process."),
    pickup_ranges: z
      .array(z.enum(PICKUP_RANGES))
      .max(PICKUP_RANGES.length)
      .default([])
      .describe("Parts of the day that suit, the best first. Default: what the shopper chose."),
    repickup_attempt: z
      .int()
      .min(0)
      .max(1000)
      .default(0)
      .describe("0 is the first pickup; each greater number is one more, with an order of its own at the carrier."),
    settings: deprecatedSettings(),
  }),
  output: z.object({ pickup_order: PickupOrderDto }),
  problems: ["NOT_FOUND", "FAILED_PRECONDITION", "UNIMPLEMENTED"],
  exampleRequest: { process_id: "prc_01kah5x8m2", pickup_ranges: ["RANGE_8_TO_12"], repickup_attempt: 0 },
});
