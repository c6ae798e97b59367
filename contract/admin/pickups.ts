import { z } from "zod";
import { defineMutation } from "../base/operation";
import { amountGiven, currencyInUse, identifier, text } from "../base/wire";
import { AddressInput } from "../schemas/address";
import { CustomerInput, deprecatedSettings, PickupOrderDto } from "../schemas/logistics";
import { PICKUP_RANGES } from "../vocabulary/pickup-range";

export const requestPickup = defineMutation({
  summary: "Book a pickup",
  description:
    "Books a pickup at the shopper's address. Requires a logistic order. Repeating the same `repickup_attempt` returns the pickup already booked under it, whatever else the body contains. Provider OPS takes no action and returns UNIMPLEMENTED (12); a combination of return method, provider and carrier that no integration supports returns INVALID_ARGUMENT (3). The pickup is on the day that the shopper chose, otherwise on the next business day.",
  scope: "logistics:write",
  endpoints: [
    { method: "POST", path: "/v1/logistics/pickup" },
    { method: "POST", path: "/v1/processes/{process_id}/pickup" },
  ],
  input: z.object({
    process_id: identifier(),
    carrier: text(64).default("").describe("Must be available for the provider. Defaults to the order's carrier."),
    provider: text(64).default("").describe("Defaults to the provider of the logistic order."),
    currency: currencyInUse()
      .or(z.literal(""))
      .default("")
      .meta({ description: 'Currency of `declared_value`. "" defaults to EUR.', example: "EUR" }),
    customer: CustomerInput.default({}).describe("Contact for the driver, if the address has none."),
    declared_value: amountGiven().optional().describe("Total declared value, in minor units of `currency`."),
    ecommerce_id: text(128).default("").describe("If given, must be the store of the process."),
    order_number: text(128)
      .default("")
      .describe("Order number that the shopper knows, used as the carrier's reference. Defaults to the order's name."),
    pickup_address: AddressInput.default({}).describe("Defaults to the shopper's address in the process."),
    pickup_ranges: z
      .array(z.enum(PICKUP_RANGES))
      .max(PICKUP_RANGES.length)
      .default([])
      .describe("Suitable time ranges, preferred first. Defaults to the shopper's choice."),
    repickup_attempt: z
      .int()
      .min(0)
      .max(1000)
      .default(0)
      .describe("0 is the first pickup. Each higher number books another pickup with its own order at the carrier."),
    settings: deprecatedSettings(),
  }),
  output: z.object({ pickup_order: PickupOrderDto }),
  problems: ["NOT_FOUND", "FAILED_PRECONDITION", "UNIMPLEMENTED"],
  exampleRequest: { process_id: "prc_01kah5x8m2", pickup_ranges: ["RANGE_8_TO_12"], repickup_attempt: 0 },
});
