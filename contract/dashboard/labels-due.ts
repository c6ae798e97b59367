import { z } from "zod";
import { defineMutation, defineQuery } from "../base/operation";
import { fileContent, identifier, instantOut, text, webPage } from "../base/wire";
import { MAX_PARCELS } from "../vocabulary/parcels";

/** Maximum number of labels listed; if more are due, these have to be uploaded first. */
const MOST_LABELS = 200;

export const LabelDueDto = z.object({
  process_id: z.string(),
  return_code: z.string(),
  order_name: z.string(),
  customer_name: z.string(),
  store_name: z.string(),
  time_zone: z.string(),
  since: instantOut(),
  parcels: z.array(z.int()).describe("Parcels that need a label, numbered from 1."),
  parcel_count: z.int(),
  due_at: instantOut().nullable().describe("When the label was promised to the shopper. `null`: no promise."),
});

export const listLabelsDue = defineQuery({
  summary: "List returns that need an uploaded label",
  description: `Earliest due date first, at most ${MOST_LABELS}, with the total number.`,
  scope: "logistics:read",
  input: z.object({ limit: z.int().min(1).max(MOST_LABELS).default(MOST_LABELS) }),
  output: z.object({ labels: z.array(LabelDueDto), total: z.int() }),
});

export const uploadLabel = defineMutation({
  summary: "Upload the label of a return",
  description:
    "PDF, PNG or JPG, detected from the content. Voids an earlier label. The new one is emailed to the shopper.",
  scope: "logistics:write",
  input: z.object({
    process_id: identifier(),
    label: fileContent(),
    carrier: text(64).default("").describe("Carrier name shown to the shopper. Empty if unknown."),
    tracking_number: text(128).default(""),
    tracking_url: webPage(2048).default(""),
    parcel: z
      .int()
      .min(1)
      .max(MAX_PARCELS)
      .nullable()
      .default(null)
      .describe("Number of the parcel, starting at 1, if there are several. `null`: the first parcel without a label."),
  }),
  output: z.object({ return_code: z.string() }),
});
