import { z } from "zod";
import { defineMutation } from "../base/operation";
import { emptyObject, identifier, instant, requiredVisibleText, text, visibleText } from "../base/wire";
import { refundOverride } from "../schemas/refund-override";
import { REVIEW_STATUSES } from "../vocabulary/review";
import { UNIT_VERDICTS } from "../vocabulary/unit";

const verdict = {
  line_item_id: identifier().describe("Our line item id, the platform's line item id, or the SKU."),
  unit_id: text(128)
    .default("")
    .describe(
      "An addition of this service: the very unit that was looked at. When someone else has decided it in the " +
        "meantime, nothing of the call is recorded (ABORTED). Without it, the next undecided unit of the item.",
    ),
  status: z.enum(REVIEW_STATUSES),
  reject_reason: visibleText(500).default("").describe("Required when status is DECLINED."),
  show_reject_reason: z.boolean().default(false),
  is_resellable: z
    .boolean()
    .default(true)
    .describe("An addition of this service: a piece that cannot be sold as new does not go back into stock."),
  grade: text(40)
    .default("")
    .describe(
      "An addition of this service: in what condition an approved unit is, as the store calls it. A unit whose " +
        "return reason has `requires_grade` is refunded without a grade, too, but does not go back into stock; where " +
        'the store has no grades of its own, only as "Like new".',
    ),
};

const user = () => text(254).default("").describe("Email of the person who reviewed.");

const executeAuthorization = () =>
  z.boolean().default(false).describe("Approves the authorization first, where one is asked for.");

const COVERAGE =
  "One line is one unit: several units of a line item go on separate lines. The call must cover every unit unless " +
  "the store allows partial reviews or counts unreviewed items as missing.";

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
  description: `The same as POST /v1/ops/ecommerce/review in its other published shape. ${COVERAGE}`,
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
    "An addition of this service. Decides units anew while the return is not over: the earlier decision stays in the " +
    "history, the later one counts, and what is due is settled again. Refused while a refund is being paid.",
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
            .describe("What it was when you looked; when it no longer is, nothing is recorded (ABORTED)."),
        }),
      )
      .min(1)
      .max(1000),
    reason: requiredVisibleText(500).describe("Why it is corrected; for the timeline."),
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
  summary: "Undo an inspection whose refund has not gone out",
  description:
    "An addition of this service. Takes the last inspection back whole while its refund waits (`grace_minutes` of the " +
    "refund configuration): its units are undecided again, nothing of it is paid, ordered or told. The history keeps " +
    "both. Afterwards, and a second time, it is refused (FAILED_PRECONDITION) with what was sent already; then correct it.",
  scope: "processes:write",
  endpoints: [{ method: "POST", path: "/v1/processes/{process_id}/reviews/undo" }],
  input: z.object({ process_id: identifier(), user: user() }),
  output: emptyObject(),
  problems: ["NOT_FOUND", "FAILED_PRECONDITION"],
  exampleRequest: { user: "sven@example.com" },
});
