import { z } from "zod";
import { defineMutation, defineQuery } from "../base/operation";
import { emptyObject, identifier, instantOut, visibleText } from "../base/wire";
import { PolicyWhy } from "../schemas/policy-why";
import { refundOverride } from "../schemas/refund-override";
import { AUTHORIZATION_STATUSES } from "../vocabulary/authorization";

export const authorizeProcess = defineMutation({
  summary: "Approve or decline a return that needs approval",
  description:
    "The label and the pickup are created when the return is approved, and the send-by deadline is counted from the approval. Declining cancels the return and tells the shopper why. Repeating the same decision changes nothing.",
  scope: "processes:write",
  endpoints: [
    { method: "POST", path: "/v1/processes/{process_id}/authorize" },
    { method: "POST", path: "/v1/ops/submit_authorization" },
  ],
  input: z.object({
    process_id: identifier(),
    authorized: z.boolean().describe("`true` approves, `false` declines."),
    unauthorized_reason: visibleText(500)
      .default("")
      .describe("Reason for declining. Required to decline a return, and shown to the shopper."),
    refund_override: refundOverride(),
    user: visibleText(254).default("").describe("Who decides, for the timeline."),
  }),
  output: emptyObject(),
  problems: ["NOT_FOUND", "FAILED_PRECONDITION"],
  exampleRequest: { process_id: "prc_01kah5x8m2", authorized: true, user: "anna@example.com" },
});

export const getAuthorizationStatus = defineQuery({
  summary: "Get the approval status of a return",
  description:
    "Returns when approval was requested and from whom, who decided, and the rule that required it with the facts it used.",
  scope: "processes:read",
  endpoints: [{ method: "GET", path: "/v1/processes/{process_id}/authorization/status" }],
  input: z.object({ process_id: identifier() }),
  output: z.object({
    status: z.enum(AUTHORIZATION_STATUSES),
    requested_at: instantOut().nullable(),
    decided_at: instantOut().nullable(),
    decided_by: z.string(),
    unauthorized_reason: z.string(),
    matched_rule: PolicyWhy.nullable(),
  }),
  problems: ["NOT_FOUND"],
});
