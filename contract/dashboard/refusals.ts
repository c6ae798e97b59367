import { z } from "zod";
import { defineQuery } from "../base/operation";
import { identifier, visibleText } from "../base/wire";
import { REFUSAL_CAUSES } from "../vocabulary/refusal";

export const previewRefusal = defineQuery({
  summary: "How a refusal would read",
  description:
    "The mail that a shopper would get, in their language, with words for usual causes in it. Nothing is decided or sent.",
  scope: "processes:write",
  input: z.object({
    process_id: identifier(),
    reason: visibleText(500).default("").describe("Words for the shopper."),
  }),
  output: z.object({
    language: z.string().describe("What the shopper is written to in."),
    templates: z.array(z.object({ cause: z.enum(REFUSAL_CAUSES), text: z.string() })),
    subject: z.string(),
    text: z.string().describe("The plain text of the mail."),
  }),
});
