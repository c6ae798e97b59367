import type { z } from "zod";
import type { getAuthorizationStatus } from "@/contract/admin/authorization";
import type { PolicyWhy } from "@/contract/schemas/policy-why";
import type { PolicyDecision } from "@/server/domain/policy/types";
import type { Authorization } from "@/server/domain/process/authorization";
import { presentValue } from "./return-conditions";

/** Where an authorization stands, and why it was asked for (decisions, section 5). */
export const presentAuthorization = (authorization: Authorization): z.input<typeof getAuthorizationStatus.output> => ({
  status: authorization.status,
  requested_at: authorization.requestedAt,
  decided_at: authorization.decidedAt,
  decided_by: authorization.decidedBy,
  unauthorized_reason: authorization.unauthorizedReason,
  matched_rule: authorization.matchedRule === null ? null : presentWhy(authorization.matchedRule),
});

/** The why of a decision as staff and machines read it. */
export const presentWhy = ({ ruleId, label, facts }: PolicyDecision<unknown>): z.input<typeof PolicyWhy> => ({
  rule_id: ruleId,
  label,
  facts: facts.map(({ field, value }) => ({ field, value: presentValue(value) })),
});
