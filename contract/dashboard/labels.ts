import { z } from "zod";
import { defineMutation, defineQuery } from "../base/operation";
import { identifier } from "../base/wire";
import { PrintedLabelDto, paperChoice } from "../schemas/printed-label";
import { PAPERS } from "../vocabulary/paper";
import { MAX_PARCELS } from "../vocabulary/parcels";

export const printReturnLabel = defineQuery({
  summary: "Get printable labels of a return",
  description:
    "Returns the labels of all parcels, or of one. A single label that doesn't fit the paper format is returned as the carrier created it.",
  scope: "logistics:read",
  input: z.object({
    process_id: identifier(),
    paper: paperChoice(),
    parcel: z.int().min(1).max(MAX_PARCELS).nullable().default(null).describe("`null`: all labels in one file."),
  }),
  output: PrintedLabelDto,
});

export const printReturnSlip = defineQuery({
  summary: "Get the packing slip of a return",
  description:
    "Contents, sender and destination of the parcel, on A4 in the shopper's language. Available for any return method.",
  scope: "logistics:read",
  input: z.object({ process_id: identifier() }),
  output: PrintedLabelDto,
});

/** Maximum number of labels in one file, as many as one would print at once. */
export const MOST_LABELS = 200;

export const printReturnLabels = defineMutation({
  summary: "Get the labels of several returns as one file",
  description:
    "In the order of the given returns, optionally each followed by its packing slip. Returns without a printable label are listed with the reason.",
  scope: "logistics:read",
  input: z.object({
    process_ids: z.array(identifier()).min(1).max(MOST_LABELS),
    paper: z.enum(PAPERS),
    with_slips: z.boolean().default(false).describe("Packing slips are A4."),
  }),
  output: z.object({
    file: PrintedLabelDto.nullable().describe("`null` if none can be printed."),
    printed: z.int().describe("Returns whose labels are included."),
    labels: z.int().describe("Number of labels included. A return has one for each of its parcels."),
    missing: z.array(z.object({ process_id: z.string(), return_code: z.string(), why: z.string() })),
  }),
});
