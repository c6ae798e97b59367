import { z } from "zod";
import { defineMutation, defineQuery } from "../base/operation";
import { emptyObject, identifier, instantOut, visibleText } from "../base/wire";
import { PolicyWhy } from "../schemas/policy-why";
import { refundOverride } from "../schemas/refund-override";
import { AUTHORIZATION_STATUSES } from "../vocabulary/authorization";

export const authorizeProcess = defineMutation({
  summary: "Approve or refuse a return that waits for it",
  description:
    "Label and pickup wait until the return is approved; the days to send it count from then. A refusal cancels it and " +
    "tells the shopper why. The same decision again changes nothing.",
  scope: "processes:write",
  endpoints: [
    { method: "POST", path: "/v1/processes/{process_id}/authorize" },
    { method: "POST", path: "/v1/ops/submit_authorization" },
  ],
  input: z.object({
    process_id: identifier(),
    authorized: z.boolean().describe("true approves, false refuses."),
    unauthorized_reason: visibleText(500)
      .default("")
      .describe("Why it is refused; needed for a refusal, and read by the shopper."),
    refund_override: refundOverride(),
    user: visibleText(254).default("").describe("Who decides, for the timeline."),
  }),
  output: emptyObject(),
  problems: ["NOT_FOUND", "FAILED_PRECONDITION"],
  exampleRequest: { process_id: "prc_01kah5x8m2", authorized: true, user: "anna@example.com" },
});

export const getAuthorizationStatus = defineQuery({
  summary: "Look whether a return is approved",
  description: "Who was asked when, who decided, and the rule that asked for it with the facts that it used.",
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
