import { z } from "zod";
import { defineMutation, defineQuery } from "../base/operation";
import { identifier, instantOut, minorInteger } from "../base/wire";
import { DerivationDto } from "../schemas/derivation";
import { RefundOutlookDto } from "../schemas/refund-outlook";
import { REVIEW_STATUSES } from "../vocabulary/review";
import { FoundParcelDto } from "./found";

export const getInspection = defineQuery({
  summary: "Get the inspection of a return",
  description:
    "Returns the grades, check lists and photos of its units, and related unexpected items. Links are valid for ten minutes.",
  scope: "processes:read",
  input: z.object({ process_id: identifier() }),
  output: z.object({
    units: z.array(z.object({ unit_id: z.string(), grade: z.string(), checks: z.array(z.string()) })),
    photos: z.array(z.object({ photo_id: z.string(), unit_id: z.string(), url: z.string(), created_at: instantOut() })),
    found: z.array(FoundParcelDto),
  }),
});

export const previewInspection = defineMutation({
  summary: "Preview the refund of an inspection",
  description:
    "Returns the amounts that recording these decisions would refund, by the same calculation. Nothing is recorded. Omitted units are counted by the store's setting: as missing, or as if they were accepted later.",
  scope: "station:work",
  input: z.object({
    process_id: identifier(),
    reviews: z
      .array(z.object({ unit_id: identifier(), status: z.enum(REVIEW_STATUSES) }))
      .max(1000)
      .default([]),
    override_amount: minorInteger().optional().describe("Refund amount of the override."),
  }),
  output: z.object({ outlook: RefundOutlookDto, derivation: DerivationDto }),
});

export const listParcelPhotos = defineQuery({
  summary: "List the shopper's photos of a parcel",
  description: "For the inspection. Links are valid for ten minutes.",
  scope: "station:work",
  input: z.object({ process_id: identifier() }),
  output: z.object({
    photos: z.array(
      z.object({
        photo_id: z.string(),
        line_item_id: z.string().describe('Item shown in the photo. "" if no item references it.'),
        name: z.string(),
        url: z.string(),
      }),
    ),
  }),
});
