import { z } from "zod";
import { defineMutation, defineQuery } from "../base/operation";
import { identifier, instantOut, minorInteger } from "../base/wire";
import { DerivationDto } from "../schemas/derivation";
import { RefundOutlookDto } from "../schemas/refund-outlook";
import { REVIEW_STATUSES } from "../vocabulary/review";
import { FoundParcelDto } from "./found";

export const getInspection = defineQuery({
  summary: "Show what stations saw of a return",
  description:
    "Grades, check lists and photos of its units, and what nobody announced that has to do with it. Links live ten minutes.",
  scope: "processes:read",
  input: z.object({ process_id: identifier() }),
  output: z.object({
    units: z.array(z.object({ unit_id: z.string(), grade: z.string(), checks: z.array(z.string()) })),
    photos: z.array(z.object({ photo_id: z.string(), unit_id: z.string(), url: z.string(), created_at: instantOut() })),
    found: z.array(FoundParcelDto),
  }),
});

export const previewInspection = defineMutation({
  summary: "Say what an inspection would refund",
  description:
    "The amounts that recording these verdicts leads to, by the same computation; nothing is recorded. Units that are " +
    "left out count as the store has it: as missing, or as if they were accepted later.",
  scope: "station:work",
  input: z.object({
    process_id: identifier(),
    reviews: z
      .array(z.object({ unit_id: identifier(), status: z.enum(REVIEW_STATUSES) }))
      .max(1000)
      .default([]),
    override_amount: minorInteger().optional().describe("The refund that would be overridden."),
  }),
  output: z.object({ outlook: RefundOutlookDto, derivation: DerivationDto }),
});

export const listParcelPhotos = defineQuery({
  summary: "List what the shopper of a parcel photographed",
  description: "For who checks it. Links live ten minutes.",
  scope: "station:work",
  input: z.object({ process_id: identifier() }),
  output: z.object({
    photos: z.array(
      z.object({
        photo_id: z.string(),
        line_item_id: z.string().describe('The item that it shows; "" where no item names it.'),
        name: z.string(),
        url: z.string(),
      }),
    ),
  }),
});
