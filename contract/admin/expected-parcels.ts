import { z } from "zod";
import { defineQuery } from "../base/operation";
import { identifier, instantOut, text } from "../base/wire";
import { REFUND_OPTIONS } from "../vocabulary/refund-option";
import { SHIPPING_STATUSES } from "../vocabulary/shipping-status";

const line = z
  .object({
    line_item_id: z.string(),
    ...{ sku: z.string(), ean: z.string(), name: z.string(), variant_name: z.string() },
    quantity: z.int().describe("Quantity in this parcel, without items that the shopper keeps."),
    return_reason: z.string(),
    outcome: z.enum([...REFUND_OPTIONS, "EXCHANGE"]).describe("Refund or exchange that the shopper gets for the item."),
  })
  .meta({ id: "ExpectedLine" });

export const ExpectedParcelDto = z
  .object({
    process_id: z.string(),
    return_code: z.string().describe("Code on the label and the return pass. The station accepts it."),
    order_name: z.string(),
    parcel: z.int().describe("Number of the parcel within the return, starting at 1."),
    parcel_count: z.int().describe("Number of parcels of the return, including those that have arrived."),
    warehouse_id: z.string().nullable(),
    shipping_status: z
      .enum(SHIPPING_STATUSES)
      .describe("CREATED: announced, not yet sent by the shopper. COLLECTED: in transit."),
    carrier: z.string().describe("Name of the carrier. Empty if unknown."),
    ...{ tracking_number: z.string(), tracking_url: z.string() },
    announced_at: instantOut().describe("When the parcel was announced, that is, when its label was created."),
    line_items: z.array(line),
  })
  .meta({ id: "ExpectedParcel" });

export const listExpectedParcels = defineQuery({
  summary: "List the parcels on their way to a warehouse",
  description:
    "Homeward extension. An advance ship notice for planning a warehouse's day. Returns parcels that are announced or collected and have not arrived; ended returns are not included. A return with several parcels has one entry per parcel; the items of each parcel are a suggestion to the shopper, binding only if customs documents list them. Entries of one return stay together: pages are counted in returns. The same list is emailed to the warehouse daily as a CSV file (`notice_emails`, `notice_time`) and sent to its endpoints as JSON. The webhook onShippingStatusUpdated is sent for each parcel when it is collected.",
  scope: "processes:read",
  endpoints: [{ method: "GET", path: "/v1/ecommerces/{ecommerce_id}/expected_parcels" }],
  input: z.object({
    ecommerce_id: identifier(),
    warehouse_id: text(64).default("").describe("Empty: all warehouses of the store."),
    cursor: text(64).default("").describe("`next_cursor` of the previous page. Empty: the first page."),
    page_size: z.coerce.number().int().min(1).max(200).default(50),
  }),
  output: z.object({
    parcels: z.array(ExpectedParcelDto),
    next_cursor: z.string().describe("Empty on the last page."),
  }),
  problems: ["NOT_FOUND"],
});
