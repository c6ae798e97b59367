import { z } from "zod";
import { defineMutation } from "../base/operation";
import { identifier, requiredText } from "../base/wire";
import { IMPORT_RETURN_ERROR_CODES } from "../vocabulary/import-return-error";

export const ImportReturnInput = z.object({
  ecommerce_id: identifier(),
  customer_printed_order_id: requiredText(128).describe("Order name shown to the shopper."),
  email: requiredText(254).describe("Email address used for the purchase."),
  line_items: z
    .array(
      z.object({
        line_item_id: identifier().describe("The platform's line item ID, not Homeward's."),
        product_return_reason: requiredText(128).describe("Name of one of the store's return reasons."),
        quantity: z.int().min(-1_000_000).max(1_000_000),
      }),
    )
    .min(1)
    .max(500),
  user_preferred_lang: z
    .string()
    .regex(/^([A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*)?$/, { error: 'must be a language code, e.g. "en"' })
    .default("en")
    .describe("Language for communication with the shopper."),
});

export const importReturn = defineMutation({
  summary: "Import a return",
  description:
    "Starts a return that was requested in another system, with its label and its creation event. A rejected import returns 200 with an empty `process_id` and an error; a wrong order and a wrong email get the same error. The return window does not apply to imports.",
  scope: "processes:write",
  endpoints: [{ method: "POST", path: "/v1/public/returns/{ecommerce_id}/import_return" }],
  input: ImportReturnInput,
  output: z.object({
    process_id: z.string(),
    error: z
      .object({ code: z.enum(IMPORT_RETURN_ERROR_CODES), message: z.string() })
      .optional()
      .describe("Absent if the return was imported."),
  }),
  exampleRequest: {
    customer_printed_order_id: "#1042",
    email: "noor@example.com",
    line_items: [{ line_item_id: "11289", product_return_reason: "TOO_SMALL", quantity: 1 }],
    user_preferred_lang: "nl",
  },
});
