import { z } from "zod";
import { defineMutation, defineQuery } from "../base/operation";
import { fileContent, identifier, instantOut, text, webPage } from "../base/wire";
import { MAX_PARCELS } from "../vocabulary/parcels";

/** A queue that people work on; those with more waiting upload these first. */
const MOST_LABELS = 200;

export const LabelDueDto = z.object({
  process_id: z.string(),
  return_code: z.string(),
  order_name: z.string(),
  customer_name: z.string(),
  store_name: z.string(),
  time_zone: z.string(),
  since: instantOut(),
  parcels: z.array(z.int()).describe("Which of its parcels wait for one, counted from 1."),
  parcel_count: z.int(),
  due_at: instantOut().nullable().describe("When the shopper was promised it; null: no promise."),
});

export const listLabelsDue = defineQuery({
  summary: "List returns that wait for an uploaded label",
  description: `The first due first, ${MOST_LABELS} at most, and how many there are.`,
  scope: "logistics:read",
  input: z.object({ limit: z.int().min(1).max(MOST_LABELS).default(MOST_LABELS) }),
  output: z.object({ labels: z.array(LabelDueDto), total: z.int() }),
});

export const uploadLabel = defineMutation({
  summary: "Upload the label of a return",
  description:
    "PDF, PNG or JPG, known by its content. An earlier label is void, and the shopper gets the new one by email.",
  scope: "logistics:write",
  input: z.object({
    process_id: identifier(),
    label: fileContent(),
    carrier: text(64).default("").describe("As the shopper reads it; empty: not known."),
    tracking_number: text(128).default(""),
    tracking_url: webPage(2048).default(""),
    parcel: z
      .int()
      .min(1)
      .max(MAX_PARCELS)
      .nullable()
      .default(null)
      .describe("Which of several parcels, counted from 1; null: the first that has no label yet."),
  }),
  output: z.object({ return_code: z.string() }),
});
