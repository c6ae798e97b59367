import { z } from "zod";
import { defineOperation } from "../operation";
import { REVIEW_STATUSES } from "../vocabulary/review";
import { amount, currencyCode, emptyObject, identifier, instant, text } from "../wire";

const reviewLine = z.object({
  line_item_id: identifier().meta({ description: "Our line item id, the platform's line item id, or the SKU." }),
  status: z.enum(REVIEW_STATUSES),
  timestamp: instant().optional(),
  user: text(254).default("").meta({ description: "E-mail of the person who reviewed." }),
  reject_reason: text(500).default("").meta({ description: "Required when status is DECLINED." }),
  show_reject_reason: z.boolean().default(false),
});

export const reviewProcess = defineOperation({
  id: "reviewProcess",
  summary: "Record the warehouse's decision",
  description:
    "One line is one unit: several units of a line item go on separate lines. The call must cover every unit unless " +
    "the store allows partial reviews or counts unreviewed items as missing.",
  tag: "Processes",
  scope: "processes:write",
  endpoints: [{ method: "POST", path: "/v1/ops/ecommerce/review" }],
  input: z.object({
    process_id: identifier(),
    reviews: z.array(reviewLine).min(1).max(1000),
    refund_override: z
      .object({
        amount: z.object({ amount: amount(), currency_code: currencyCode() }),
        reason: text(500).default(""),
        requested: z.boolean().default(true),
      })
      .optional()
      .meta({ description: "Replaces the refund of the process; at most what was paid for the returned units." }),
    execute_authorization: z.boolean().default(false),
  }),
  output: emptyObject(),
  problems: ["NOT_FOUND", "FAILED_PRECONDITION", "ALREADY_EXISTS"],
  example: {
    request: {
      process_id: "prc_01kah5x8m2",
      reviews: [{ line_item_id: "TSL-WAA-MOS-M", status: "APPROVED", user: "sven@example.com" }],
    },
    response: {},
  },
});
