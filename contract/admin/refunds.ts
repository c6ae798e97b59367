import { z } from "zod";
import { defineMutation } from "../base/operation";
import { amountGiven, currencyCode, emptyObject, identifier, localDate, visibleText } from "../base/wire";

const input = z.object({
  process_id: identifier(),
  amount_override: z
    .object({ amount: amountGiven(), currency_code: currencyCode() })
    .optional()
    .describe("Amount refunded outside Homeward, at most the pending amount. Defaults to the pending amount."),
  note: visibleText(1000).default("").describe("Why and how it was refunded. Required without a reference."),
  reference: visibleText(70)
    .default("")
    .describe("Homeward extension. The bank's or provider's payment reference. Shown to the shopper with the date."),
  sent_on: localDate().optional().describe("Homeward extension. Date on which it was sent. Defaults to today."),
});

const WORDS =
  "Records that the merchant has refunded the return outside Homeward. The recorded amount is not refunded again; the rest is. If nothing is pending (also before a decision): 409 FAILED_PRECONDITION. While a refund of the return is being sent, or if the payment provider already has it: 409 ABORTED.";

export const markAsRefundedExternally = defineMutation({
  summary: "Mark a return as refunded outside Homeward",
  description: WORDS,
  scope: "processes:write",
  endpoints: [{ method: "POST", path: "/v1/ops/mark_as_refunded_externally" }],
  input,
  output: emptyObject(),
  problems: ["NOT_FOUND", "FAILED_PRECONDITION", "ABORTED", "UNAVAILABLE"],
  exampleRequest: { process_id: "prc_01kah5x8m2", note: "Refunded in the shop's till." },
});

const line = z.object({
  line_item_id: identifier().describe("Homeward's line item ID, the platform's line item ID, or the SKU."),
  quantity: z.int().min(1).max(1_000_000).default(1),
});

export const markItemsAsRefunded = defineMutation({
  summary: "Mark items of a return as refunded outside Homeward",
  description: `${WORDS} With \`line_items\`, only for these units, up to the pending part of what was paid for them.`,
  scope: "processes:write",
  endpoints: [{ method: "POST", path: "/v1/processes/{process_id}/mark-as-refunded" }],
  input: input.extend({ line_items: z.array(line).min(1).max(1000).optional() }),
  output: emptyObject(),
  problems: ["NOT_FOUND", "FAILED_PRECONDITION", "ABORTED", "UNAVAILABLE"],
});
