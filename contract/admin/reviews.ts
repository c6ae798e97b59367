import { z } from "zod";
import { defineMutation } from "../base/operation";
import { emptyObject, identifier, instant, requiredVisibleText, text, visibleText } from "../base/wire";
import { refundOverride } from "../schemas/refund-override";
import { REVIEW_STATUSES } from "../vocabulary/review";
import { UNIT_VERDICTS } from "../vocabulary/unit";

const verdict = {
  line_item_id: identifier().describe("Homeward's line item ID, the platform's line item ID, or the SKU."),
  unit_id: text(128)
    .default("")
    .describe(
      "Homeward extension. The specific unit that was inspected. If someone else has already decided on it, nothing in the call is recorded (ABORTED). Defaults to the next undecided unit of the item.",
    ),
  status: z.enum(REVIEW_STATUSES),
  reject_reason: visibleText(500).default("").describe("Required if `status` is DECLINED."),
  show_reject_reason: z.boolean().default(false),
  is_resellable: z
    .boolean()
    .default(true)
    .describe("Homeward extension. `false` if the unit can't be sold as new. It is then not restocked."),
  grade: text(40)
    .default("")
    .describe(
      'Homeward extension. Condition of an approved unit, as one of the store\'s grades. A unit whose return reason has `requires_grade` is also refunded without a grade, but not restocked; if the store has no grades of its own, it is restocked only as "Like new".',
    ),
};

const user = () => text(254).default("").describe("Email address of the person who inspected the unit.");

const executeAuthorization = () =>
  z.boolean().default(false).describe("Approves the return first, if it needs approval.");

const COVERAGE =
  "One line is one unit: several units of a line item go on separate lines. The call must include every unit unless the store allows partial reviews or counts unreviewed items as missing.";

export const reviewProcess = defineMutation({
  summary: "Record the warehouse's decision",
  description: COVERAGE,
  scope: "processes:write",
  endpoints: [{ method: "POST", path: "/v1/ops/ecommerce/review" }],
  input: z.object({
    process_id: identifier(),
    reviews: z
      .array(z.object({ ...verdict, timestamp: instant().optional(), user: user() }))
      .min(1)
      .max(1000),
    refund_override: refundOverride(),
    execute_authorization: executeAuthorization(),
  }),
  output: emptyObject(),
  problems: ["NOT_FOUND", "FAILED_PRECONDITION", "ALREADY_EXISTS", "ABORTED"],
  exampleRequest: {
    process_id: "prc_01kah5x8m2",
    reviews: [{ line_item_id: "TSL-WAA-MOS-M", status: "APPROVED", user: "sven@example.com" }],
  },
});

export const addReview = defineMutation({
  summary: "Record the warehouse's decision on one process",
  description: `Same as POST /v1/ops/ecommerce/review, in its other published form. ${COVERAGE}`,
  scope: "processes:write",
  endpoints: [
    { method: "POST", path: "/v1/processes/{process_id}/review" },
    { method: "POST", path: "/v1/processes/{process_id}/reviews/" },
  ],
  input: z.object({
    process_id: identifier(),
    reviews: z
      .array(z.object({ ...verdict, created_by_user: user() }))
      .min(1)
      .max(1000),
    refund_override: refundOverride(),
    execute_authorization: executeAuthorization(),
  }),
  output: emptyObject(),
  problems: ["NOT_FOUND", "FAILED_PRECONDITION", "ALREADY_EXISTS", "ABORTED"],
  exampleRequest: {
    reviews: [
      {
        line_item_id: "TSL-WAA-MOS-M",
        status: "DECLINED",
        reject_reason: "Signs of wear",
        show_reject_reason: true,
        created_by_user: "sven@example.com",
      },
    ],
  },
});

export const correctReview = defineMutation({
  summary: "Correct the warehouse's decision",
  description:
    "Homeward extension. Replaces decisions on units while the return has not ended. The earlier decision stays in the history, the later one counts, and the amount due is recalculated. Rejected while a refund is being sent.",
  scope: "processes:write",
  endpoints: [{ method: "POST", path: "/v1/processes/{process_id}/reviews/corrections" }],
  input: z.object({
    process_id: identifier(),
    reviews: z
      .array(
        z.object({
          unit_id: identifier(),
          status: verdict.status,
          reject_reason: verdict.reject_reason,
          show_reject_reason: verdict.show_reject_reason,
          previous_status: z
            .enum(UNIT_VERDICTS)
            .optional()
            .describe("Status before the correction. If it has changed, nothing is recorded (ABORTED)."),
        }),
      )
      .min(1)
      .max(1000),
    reason: requiredVisibleText(500).describe("Reason for the correction, for the timeline."),
    refund_override: refundOverride(),
    user: user(),
  }),
  output: emptyObject(),
  problems: ["NOT_FOUND", "FAILED_PRECONDITION", "ALREADY_EXISTS", "ABORTED"],
  exampleRequest: {
    reviews: [{ unit_id: "unit_01kah5x8m2", status: "APPROVED", previous_status: "DECLINED" }],
    reason: "The stain washed out",
    user: "sven@example.com",
  },
});

export const undoInspection = defineMutation({
  summary: "Undo an inspection whose refund has not been sent",
  description:
    "Homeward extension. Undoes the entire last inspection while its refund waits (`grace_minutes` of the refund configuration): its units are undecided again, and nothing is paid, ordered or sent. The history keeps both. After that, and when repeated, the call is rejected (FAILED_PRECONDITION) with what was already sent; then use a correction.",
  scope: "processes:write",
  endpoints: [{ method: "POST", path: "/v1/processes/{process_id}/reviews/undo" }],
  input: z.object({ process_id: identifier(), user: user() }),
  output: emptyObject(),
  problems: ["NOT_FOUND", "FAILED_PRECONDITION"],
  exampleRequest: { user: "sven@example.com" },
});
