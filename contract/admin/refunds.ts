import { z } from "zod";
import { defineMutation } from "../base/operation";
import { amountGiven, currencyCode, emptyObject, identifier, localDate, visibleText } from "../base/wire";

const input = z.object({
  process_id: identifier(),
  amount_override: z
    .object({ amount: amountGiven(), currency_code: currencyCode() })
    .optional()
    .describe("What was refunded elsewhere, at most what is pending. Default: all that is pending."),
  note: visibleText(1000).default("").describe("Why, and how it was refunded. Needed without a reference."),
  reference: visibleText(70)
    .default("")
    .describe(
      "The bank's or provider's reference of the payment. Shoppers read it with the date. An addition of this service.",
    ),
  sent_on: localDate()
    .optional()
    .describe("The day on which it was sent; default: today. An addition of this service."),
});

const WORDS =
  "Writes down that the merchant has refunded the return outside of this service. What is covered is not paid again; the " +
  "rest is. Nothing pending (also before anything is decided): 409 FAILED_PRECONDITION. While a refund of it is being " +
  "paid, or when the payment provider has it already: 409 ABORTED.";

export const markAsRefundedExternally = defineMutation({
  summary: "Mark a return as refunded elsewhere",
  description: WORDS,
  scope: "processes:write",
  endpoints: [{ method: "POST", path: "/v1/ops/mark_as_refunded_externally" }],
  input,
  output: emptyObject(),
  problems: ["NOT_FOUND", "FAILED_PRECONDITION", "ABORTED", "UNAVAILABLE"],
  exampleRequest: { process_id: "prc_01kah5x8m2", note: "Refunded in the shop's till." },
});

const line = z.object({
  line_item_id: identifier().describe("Our line item id, the platform's line item id, or the SKU."),
  quantity: z.int().min(1).max(1_000_000).default(1),
});

export const markItemsAsRefunded = defineMutation({
  summary: "Mark items of a return as refunded elsewhere",
  description: `${WORDS} With line_items, only those units: what was paid for them, as far as it is pending.`,
  scope: "processes:write",
  endpoints: [{ method: "POST", path: "/v1/processes/{process_id}/mark-as-refunded" }],
  input: input.extend({ line_items: z.array(line).min(1).max(1000).optional() }),
  output: emptyObject(),
  problems: ["NOT_FOUND", "FAILED_PRECONDITION", "ABORTED", "UNAVAILABLE"],
});
