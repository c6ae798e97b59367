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
  summary: "Save a logistic order that was created manually",
  description:
    "Stores a label that was created elsewhere as the valid label of the process and voids any earlier one. Sets the shipping status to CREATED if there was none. The file type is detected from the content: PDF, PNG or JPG, up to 10 MiB; images up to 25 megapixels, re-encoded. Also ends a hold of CREATE_LOGISTIC_ORDER.",
  scope: "logistics:write",
  endpoints: [
    { method: "POST", path: "/v1/logistics/orders" },
    { method: "POST", path: "/v1/processes/{process_id}/logistics/" },
  ],
  maxBodyBytes: LABEL_BODY_BYTES,
  input: z.object({
    process_id: text(128).default("").describe("Same as `order.process_id`. One of them is required."),
    label: fileContent().describe("Label file, base64-encoded."),
    label_extension: z.enum(["pdf", "png", "jpg"]).describe("Must match the content of the file."),
    order: z.object({
      carrier: requiredText(64),
      from: AddressInput.default({}).describe("Defaults to the shopper's address."),
      process_id: text(128).default(""),
      provider: text(64).default("").describe("Defaults to the provider of the process."),
      return_method: z.enum(RETURN_METHODS).optional().describe("Defaults to the return method of the process."),
      to: AddressInput.default({}).describe("Defaults to the store's warehouse."),
      tracking_id: text(128).default(""),
      tracking_url: webPage(2048).default(""),
      parcel: z
        .int()
        .min(1)
        .max(MAX_PARCELS)
        .optional()
        .describe(
          "Homeward extension. Number of the parcel, starting at 1, if the return has several. Defaults to the first parcel without a label.",
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
    "Requests a label from the carrier. Each process has one order: repeating the same request returns the existing order; fields that differ from it are reported with ALREADY_EXISTS. Provider OPS takes no action and returns UNIMPLEMENTED (12); a combination of return method, provider and carrier that no integration supports returns INVALID_ARGUMENT (3). Omitted fields are taken from the process.",
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
      .meta({ description: 'Currency of the line items and the price. "" defaults to EUR.', example: "EUR" }),
    customer: CustomerInput.default({}),
    customer_address: AddressInput.default({}).describe("Defaults to the shopper's address in the process."),
    ecommerce_group: text(128).default("").describe("If given, must be the group of the process."),
    ecommerce_id: text(128).default("").describe("If given, must be the store of the process."),
    ecommerce_order_id: text(128).default("").describe("ID of the original order, if any."),
    ecommerce_warehouse_address: AddressInput.default({}).describe("Defaults to the store's warehouse."),
    exchange_flow: z.enum(EXCHANGE_FLOWS).optional().describe("Some carriers adapt the label to it."),
    legal_entity: LegalEntityInput.optional(),
    line_items: z
      .array(LogisticLineItemInput)
      .max(1000)
      .default([])
      .describe("Contents of the parcel. Defaults to the returned items with the price paid for them."),
    line_items_type: z
      .enum(["random", "real", ""])
      .default("")
      .describe("random: one line for all items; real: one line per returned item; empty: the provider's default."),
    order_number: text(128).default("").describe("ID of the original order, to match the parcel on arrival."),
    order_purchased_at: instant().optional(),
    original_carriers: z
      .array(text(64))
      .max(50)
      .default([])
      .describe("Carriers of the original order, by code or name. They determine `same_carrier_as_original`."),
    original_trackings: text(1000).default(""),
    pickup_ranges: z
      .array(z.enum(PICKUP_RANGES))
      .max(PICKUP_RANGES.length)
      .default([])
      .describe("Required if `return_type` is a pickup. Preferred range first."),
    platform_process_id: text(128).default("").describe("Client reference printed on the label by some carriers."),
    provider: text(64).default(""),
    return_type: z.enum(RETURN_METHODS).optional().describe("Defaults to the return method of the process."),
    settings: deprecatedSettings(),
    vat_number: text(64).default(""),
    weight_in_grams: z
      .int()
      .min(0)
      .max(2_147_483_647)
      .default(0)
      .describe("Total weight of all packages in grams. 0: the weight of the returned items."),
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
  summary: "Choose a carrier",
  description:
    "Sets the carrier that the process uses to request its shipping order from the provider. Has no effect once that order exists. Returns the carrier in effect. The same path with a trailing slash saves a manual order.",
  scope: "logistics:write",
  endpoints: [{ method: "POST", path: "/v1/processes/{process_id}/logistics" }],
  input: z.object({
    process_id: identifier(),
    user: visibleText(254).default("").describe("Who chose the carrier, for the timeline."),
    user_selected_carrier: requiredText(64),
    user_selected_provider: text(64).default("").describe("Defaults to the provider of the process."),
  }),
  output: z.object({ carrier: z.string(), provider: z.string() }),
  problems: ["NOT_FOUND", "FAILED_PRECONDITION"],
  exampleRequest: {
    user: "support@example.com",
    user_selected_carrier: "sandbox_post",
    user_selected_provider: "SANDBOX",
  },
});
