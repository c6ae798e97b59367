import { z } from "zod";
import { defineMutation, defineQuery } from "../base/operation";
import { countryCode, emptyObject, identifier, text } from "../base/wire";
import { COUNTRY_EXPECTED } from "../vocabulary/country";
import { readHsCode } from "../vocabulary/customs-facts";

const facts = {
  line_item_id: identifier(),
  hs_code: text(20).refine((code) => readHsCode(code) !== "", {
    error: "must have 6 to 12 digits, for example 6110.20",
  }),
  origin_country: countryCode().refine((code) => code !== "", { error: COUNTRY_EXPECTED }),
};

export const listCustomsLines = defineQuery({
  summary: "List the customs details of a return's items",
  description: "Returns the details from the order. Empty if unknown.",
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
    default_hs_code: z.string().describe("The store's default for items without one. Empty: none."),
    default_origin_country: z.string(),
  }),
});

export const saveCustomsLines = defineMutation({
  summary: "Save customs details and request the label again",
  description:
    "Stored with the order: later returns of it use them, and order updates without these details don't remove them.",
  scope: "processes:write",
  input: z.object({ process_id: identifier(), lines: z.array(z.object(facts)).min(1).max(500) }),
  output: emptyObject(),
});
