import { z } from "zod";
import { defineQuery } from "../base/operation";
import { amount, identifier } from "../base/wire";
import { DerivationDto } from "../schemas/derivation";
import { REFUND_OPTIONS } from "../vocabulary/refund-option";

const price = { total: amount(), amount_to_pay: amount() };

export const previewOutcomes = defineQuery({
  summary: "Price the draft by what the shopper may choose",
  description:
    "What the draft pays with each refund option, and with a choice that is not complete yet; by the computation of the " +
    "checkout. Nothing is stored.",
  scope: "storefront",
  input: z.object({
    return_id: identifier(),
    refund_option: z.enum(REFUND_OPTIONS).optional().describe("Absent: as the draft has it."),
    left_out: z
      .array(identifier())
      .max(100)
      .default([])
      .describe("Items that do not count: it is not said what the shopper wants instead."),
  }),
  output: z.object({
    outcomes: z.array(z.object({ refund_option: z.enum(REFUND_OPTIONS), ...price })),
    choice: z
      .object({ ...price, derivation: DerivationDto })
      .nullable()
      .describe("The draft with the option and without what is left out; null where nothing is left."),
  }),
});
