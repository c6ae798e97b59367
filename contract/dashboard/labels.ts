import { z } from "zod";
import { defineMutation, defineQuery } from "../base/operation";
import { identifier } from "../base/wire";
import { PrintedLabelDto, paperChoice } from "../schemas/printed-label";
import { PAPERS } from "../vocabulary/paper";
import { MAX_PARCELS } from "../vocabulary/parcels";

export const printReturnLabel = defineQuery({
  summary: "The labels of a return on sheets of paper",
  description: "Of every parcel, or of one. A single one as it came from the carrier where it cannot be put on one.",
  scope: "logistics:read",
  input: z.object({
    process_id: identifier(),
    paper: paperChoice(),
    parcel: z.int().min(1).max(MAX_PARCELS).nullable().default(null).describe("Null: all, in one file."),
  }),
  output: PrintedLabelDto,
});

export const printReturnSlip = defineQuery({
  summary: "The packing slip of a return",
  description:
    "What is in the parcel, whose it is and where it goes, on A4 in the shopper's language; for any return method.",
  scope: "logistics:read",
  input: z.object({ process_id: identifier() }),
  output: PrintedLabelDto,
});

/** So many labels are one file: more are no pile that one prints at once. */
export const MOST_LABELS = 200;

export const printReturnLabels = defineMutation({
  summary: "The labels of several returns as one file",
  description:
    "In the order in which the returns are named, on request each with its packing slip behind it. Those without a label " +
    "that can be printed are named with the reason.",
  scope: "logistics:read",
  input: z.object({
    process_ids: z.array(identifier()).min(1).max(MOST_LABELS),
    paper: z.enum(PAPERS),
    with_slips: z.boolean().default(false).describe("Packing slips are A4."),
  }),
  output: z.object({
    file: PrintedLabelDto.nullable().describe("null: none can be printed."),
    printed: z.int().describe("Returns whose labels are in it."),
    labels: z.int().describe("Labels in it: a return has one for each of its parcels."),
    missing: z.array(z.object({ process_id: z.string(), return_code: z.string(), why: z.string() })),
  }),
});
