import { z } from "zod";
import { defineQuery } from "../base/operation";
import { identifier, instantOut, text } from "../base/wire";
import { REFUND_OPTIONS } from "../vocabulary/refund-option";
import { SHIPPING_STATUSES } from "../vocabulary/shipping-status";

const line = z
  .object({
    line_item_id: z.string(),
    ...{ sku: z.string(), ean: z.string(), name: z.string(), variant_name: z.string() },
    quantity: z.int().describe("Of this parcel; what the shopper keeps is not sent."),
    return_reason: z.string(),
    outcome: z.enum([...REFUND_OPTIONS, "EXCHANGE"]).describe("What the shopper gets for it."),
  })
  .meta({ id: "ExpectedLine" });

export const ExpectedParcelDto = z
  .object({
    process_id: z.string(),
    return_code: z.string().describe("On the label and the pass; the station takes it."),
    order_name: z.string(),
    parcel: z.int().describe("Which of the return's parcels it is, counted from 1."),
    parcel_count: z.int().describe("In how many parcels the return comes; those that arrived included."),
    warehouse_id: z.string().nullable(),
    shipping_status: z
      .enum(SHIPPING_STATUSES)
      .describe("CREATED: announced, still with the shopper. COLLECTED: on its way."),
    carrier: z.string().describe("Name of the carrier; empty: not known."),
    ...{ tracking_number: z.string(), tracking_url: z.string() },
    announced_at: instantOut().describe("When the parcel was announced: its label was made."),
    line_items: z.array(line),
  })
  .meta({ id: "ExpectedParcel" });

export const listExpectedParcels = defineQuery({
  summary: "List the parcels that are on their way to a warehouse",
  description:
    "An addition of this service: what a warehouse needs to plan its day, an advance ship notice to pull. Parcels that " +
    "are announced or collected and have not arrived; ended returns are not among them. A return in several parcels has " +
    "an entry for each; what is in which is a proposal to the shopper, binding only where customs papers say so. " +
    "Entries of a return stay together: a page counts returns. The same list as a CSV file is mailed to the warehouse " +
    "every day (`notice_emails`, `notice_time`) and sent to its endpoints as JSON, and each parcel is told by the webhook " +
    "onShippingStatusUpdated when it is collected.",
  scope: "processes:read",
  endpoints: [{ method: "GET", path: "/v1/ecommerces/{ecommerce_id}/expected_parcels" }],
  input: z.object({
    ecommerce_id: identifier(),
    warehouse_id: text(64).default("").describe("Empty: all warehouses of the store."),
    cursor: text(64).default("").describe("`next_cursor` of the page before; empty: the first page."),
    page_size: z.coerce.number().int().min(1).max(200).default(50),
  }),
  output: z.object({
    parcels: z.array(ExpectedParcelDto),
    next_cursor: z.string().describe("Empty: this was the last page."),
  }),
  problems: ["NOT_FOUND"],
});
