import { z } from "zod";
import { defineMutation } from "../base/operation";
import { identifier } from "../base/wire";
import { MAX_PARCELS } from "../vocabulary/parcels";

export const addReturnParcel = defineMutation({
  summary: "Add a parcel to a return",
  description: "Possible until the return has arrived. Its label is created in the same way as the first one.",
  scope: "logistics:write",
  input: z.object({
    process_id: identifier(),
    parcel_count: z
      .int()
      .min(2)
      .max(MAX_PARCELS)
      .describe("Number of parcels after the call. Repeating the call with the same number adds only one parcel."),
  }),
  output: z.object({
    parcel_count: z.int(),
    number: z.int().describe("Permanent number of the last parcel. Use it to remove the parcel."),
  }),
});

export const voidReturnParcel = defineMutation({
  summary: "Remove an unused parcel from a return",
  description: "Voids its label with the carrier. Not possible for the last parcel, or one that has been scanned.",
  scope: "logistics:write",
  input: z.object({
    process_id: identifier(),
    number: z.int().min(1).describe("Permanent number of the parcel."),
  }),
  output: z.object({ parcel_count: z.int() }),
});
