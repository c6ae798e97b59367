import { z } from "zod";
import { defineMutation } from "../base/operation";
import {
  currencyInUse,
  fileContent,
  identifier,
  instant,
  requiredText,
  text,
  visibleText,
  webPage,
} from "../base/wire";
import { AddressInput } from "../schemas/address";
import {
  CustomerInput,
  deprecatedSettings,
  LegalEntityInput,
  LogisticLineItemInput,
  LogisticOrderDto,
} from "../schemas/logistics";
import { EXCHANGE_FLOWS } from "../vocabulary/exchange";
import { MAX_PARCELS } from "../vocabulary/parcels";
import { PICKUP_RANGES } from "../vocabulary/pickup-range";
import { RETURN_METHODS } from "../vocabulary/return-method";

const LABEL_BODY_BYTES = 15 * 1024 * 1024;

export const saveManualOrder = defineMutation({
  summary: "Save a logistic order that was made by hand",
  description:
    "Stores a label that was made elsewhere as the one that is valid for the process; an earlier one is void. The " +
    "shipping status becomes CREATED where there was none. The file is known by its content: pdf, png or jpg of at " +
    "most 10 MiB; pictures of at most 25 megapixels, drawn anew. Also ends a hold of CREATE_LOGISTIC_ORDER.",
  scope: "logistics:write",
  endpoints: [
    { method: "POST", path: "/v1/logistics/orders" },
    { method: "POST", path: "/v1/processes/{process_id}/logistics/" },
  ],
  maxBodyBytes: LABEL_BODY_BYTES,
  input: z.object({
    process_id: text(128).default("").describe("The same as order.process_id; one of them is needed."),
    label: fileContent().describe("The label file, base64."),
    label_extension: z.enum(["pdf", "png", "jpg"]).describe("Must be what the file is by its content."),
    order: z.object({
      carrier: requiredText(64),
      from: AddressInput.default({}).describe("Default: the shopper's address."),
      process_id: text(128).default(""),
      provider: text(64).default("").describe("Default: the provider of the process."),
      return_method: z.enum(RETURN_METHODS).optional().describe("Default: that of the process."),
      to: AddressInput.default({}).describe("Default: the store's warehouse."),
      tracking_id: text(128).default(""),
      tracking_url: webPage(2048).default(""),
      parcel: z
        .int()
        .min(1)
        .max(MAX_PARCELS)
        .optional()
        .describe(
          "An addition of this service: which of several parcels, counted from 1. Default: the first without a label.",
        ),
    }),
  }),
  output: z.object({ order: LogisticOrderDto }),
  problems: ["NOT_FOUND", "FAILED_PRECONDITION"],
  exampleRequest: {
    label: "JVBERi0xLjQKMSAwIG9iago8PC9UeXBlL0NhdGFsb2c+PgplbmRvYmoKc3RhcnR4cmVmCjkKJSVFT0YK",
    label_extension: "pdf",
    order: {
      process_id: "prc_01kah5x8m2",
      carrier: "sandbox_post",
      provider: "SANDBOX",
      return_method: "DROP_OFF_POINT",
      tracking_id: "SBP0001",
      tracking_url: "https://returns.example.com/sandbox/SBP0001",
    },
  },
});

export const createLogisticOrder = defineMutation({
  summary: "Create a logistic order",
  description:
    "Asks the carrier for a label. One order per process: asked again in the same words, it answers the order that " +
    "there is; fields that differ from it are ALREADY_EXISTS and named. Provider OPS takes no action and answers " +
    "UNIMPLEMENTED (12); a combination of return method, provider and carrier that no " +
    "integration supports answers INVALID_ARGUMENT (3). What is left out is taken from the process.",
  scope: "logistics:write",
  endpoints: [
    { method: "PUT", path: "/v1/logistics/orders" },
    { method: "PUT", path: "/v1/processes/{process_id}/logistics/" },
  ],
  input: z.object({
    process_id: identifier(),
    carrier: text(64).default(""),
    currency: currencyInUse()
      .or(z.literal(""))
      .default("")
      .meta({ description: 'Of the line items and of the price; "" falls back to EUR.', example: "EUR" }),
    customer: CustomerInput.default({}),
    customer_address: AddressInput.default({}).describe("Default: the shopper's address of the process."),
    ecommerce_group: text(128).default("").describe("Where given, the group of the process."),
    ecommerce_id: text(128).default("").describe("Where given, the store of the process."),
    ecommerce_order_id: text(128).default("").describe("Id of the original order, if any."),
    ecommerce_warehouse_address: AddressInput.default({}).describe("Default: the store's warehouse."),
    exchange_flow: z.enum(EXCHANGE_FLOWS).optional().describe("Some carriers vary the label by it."),
    legal_entity: LegalEntityInput.optional(),
    line_items: z
      .array(LogisticLineItemInput)
      .max(1000)
      .default([])
      .describe("What is in the parcel. Default: the returned items with what was paid for them."),
    line_items_type: z
      .enum(["random", "real", ""])
      .default("")
      .describe("random: one line for all; real: one line per returned item; empty: the provider's default."),
    order_number: text(128).default("").describe("Original order id, to match the parcel on arrival."),
    order_purchased_at: instant().optional(),
    original_carriers: z
      .array(text(64))
      .max(50)
      .default([])
      .describe("Carriers of the original order, by code or name: they decide same_carrier_as_original."),
    original_trackings: text(1000).default(""),
    pickup_ranges: z
      .array(z.enum(PICKUP_RANGES))
      .max(PICKUP_RANGES.length)
      .default([])
      .describe("Needed when return_type is a pickup; the best first."),
    platform_process_id: text(128).default("").describe("Client reference on the label of some carriers."),
    provider: text(64).default(""),
    return_type: z.enum(RETURN_METHODS).optional().describe("Default: the return method of the process."),
    settings: deprecatedSettings(),
    vat_number: text(64).default(""),
    weight_in_grams: z
      .int()
      .min(0)
      .max(2_147_483_647)
      .default(0)
      .describe("Of all packages together. 0: what the returned items weigh."),
  }),
  output: z.object({ order: LogisticOrderDto }),
  problems: ["NOT_FOUND", "ALREADY_EXISTS", "FAILED_PRECONDITION", "UNIMPLEMENTED"],
  exampleRequest: {
    process_id: "prc_01kah5x8m2",
    provider: "SANDBOX",
    carrier: "sandbox_post",
    return_type: "DROP_OFF_POINT",
    currency: "EUR",
    line_items_type: "real",
    original_carriers: ["sandbox_post"],
    weight_in_grams: 800,
  },
});

export const chooseCarrier = defineMutation({
  summary: "Choose the carrier",
  description:
    "The carrier that the process uses to ask the provider for its shipping order; no effect once that order exists. " +
    "Answers what is in force. The same path with a slash at its end saves a manual order.",
  scope: "logistics:write",
  endpoints: [{ method: "POST", path: "/v1/processes/{process_id}/logistics" }],
  input: z.object({
    process_id: identifier(),
    user: visibleText(254).default("").describe("Who chose, for the timeline."),
    user_selected_carrier: requiredText(64),
    user_selected_provider: text(64).default("").describe("Default: the provider of the process."),
  }),
  output: z.object({ carrier: z.string(), provider: z.string() }),
  problems: ["NOT_FOUND", "FAILED_PRECONDITION"],
  exampleRequest: {
    user: "support@example.com",
    user_selected_carrier: "sandbox_post",
    user_selected_provider: "SANDBOX",
  },
});
