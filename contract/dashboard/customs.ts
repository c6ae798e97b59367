import { z } from "zod";
import { defineMutation, defineQuery } from "../base/operation";
import { countryCode, emptyObject, identifier, text } from "../base/wire";
import { readHsCode } from "../vocabulary/customs-facts";

const facts = {
  line_item_id: identifier(),
  hs_code: text(20).refine((code) => readHsCode(code) !== "", {
    error: "must have 6 to 12 digits, for example 6110.20",
  }),
  origin_country: countryCode().refine((code) => code !== "", { error: "must be a country, for example PT" }),
};

export const listCustomsLines = defineQuery({
  summary: "What customs is told about a return's items",
  description: "What the order says of each; empty where nobody told.",
  scope: "processes:read",
  input: z.object({ process_id: identifier() }),
  output: z.object({
    lines: z.array(
      z.object({
        line_item_id: z.string(),
        name: z.string(),
        sku: z.string(),
        hs_code: z.string(),
        origin_country: z.string(),
      }),
    ),
    default_hs_code: z.string().describe("Of the store, for items without one; empty: none."),
    default_origin_country: z.string(),
  }),
});

export const saveCustomsLines = defineMutation({
  summary: "Enter what customs needs, and ask for the label again",
  description:
    "Kept with the order: later returns of it have it too, and a push that doesn't know it takes nothing away.",
  scope: "processes:write",
  input: z.object({ process_id: identifier(), lines: z.array(z.object(facts)).min(1).max(500) }),
  output: emptyObject(),
});
