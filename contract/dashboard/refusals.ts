import { z } from "zod";
import { defineQuery } from "../base/operation";
import { identifier, visibleText } from "../base/wire";
import { REFUSAL_CAUSES } from "../vocabulary/refusal";

export const previewRefusal = defineQuery({
  summary: "Preview a decline email",
  description:
    "Returns the email that the shopper would get, in their language, and texts for common reasons. Nothing is decided or sent.",
  scope: "processes:write",
  input: z.object({
    process_id: identifier(),
    reason: visibleText(500).default("").describe("Explanation for the shopper."),
  }),
  output: z.object({
    language: z.string().describe("Language of the email."),
    templates: z.array(z.object({ cause: z.enum(REFUSAL_CAUSES), text: z.string() })),
    subject: z.string(),
    text: z.string().describe("Plain text of the email."),
  }),
});
