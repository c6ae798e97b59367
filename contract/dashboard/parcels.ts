import { z } from "zod";
import { defineMutation } from "../base/operation";
import { identifier } from "../base/wire";
import { MAX_PARCELS } from "../vocabulary/parcels";

export const addReturnParcel = defineMutation({
  summary: "One more parcel of a return",
  description: "Any time before the return has arrived. Its label is made as the first one was.",
  scope: "logistics:write",
  input: z.object({
    process_id: identifier(),
    parcel_count: z
      .int()
      .min(2)
      .max(MAX_PARCELS)
      .describe("How many parcels it has then: said twice, it is one more parcel."),
  }),
  output: z.object({
    parcel_count: z.int(),
    number: z.int().describe("Of the last parcel, for good: by it the parcel is taken out again."),
  }),
});

export const voidReturnParcel = defineMutation({
  summary: "Take a parcel out of a return that nobody sends",
  description: "Its label is void, and its carrier is told. Never the last parcel, nor one that was seen on its way.",
  scope: "logistics:write",
  input: z.object({
    process_id: identifier(),
    number: z.int().min(1).describe("The parcel's own number."),
  }),
  output: z.object({ parcel_count: z.int() }),
});
