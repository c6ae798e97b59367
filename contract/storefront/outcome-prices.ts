import { z } from "zod";
import { defineQuery } from "../base/operation";
import { amount, identifier } from "../base/wire";
import { DerivationDto } from "../schemas/derivation";
import { REFUND_OPTIONS } from "../vocabulary/refund-option";

const price = { total: amount(), amount_to_pay: amount() };

export const previewOutcomes = defineQuery({
  summary: "Preview the draft by refund option",
  description:
    "Returns the refund of the draft for each refund option, also while a choice is incomplete. Calculated like the checkout. Nothing is stored.",
  scope: "storefront",
  input: z.object({
    return_id: identifier(),
    refund_option: z.enum(REFUND_OPTIONS).optional().describe("Absent: the option chosen in the draft."),
    left_out: z
      .array(identifier())
      .max(100)
      .default([])
      .describe("Items that are not included because the shopper has not chosen a new item yet."),
  }),
  output: z.object({
    outcomes: z.array(z.object({ refund_option: z.enum(REFUND_OPTIONS), ...price })),
    choice: z
      .object({ ...price, derivation: DerivationDto })
      .nullable()
      .describe("Price of the draft with this option, without the items in `left_out`. `null` if no item remains."),
  }),
});
