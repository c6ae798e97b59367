import type { getAuthorizationStatus } from "@/contract/admin/authorization";
import type { PolicyWhy } from "@/contract/schemas/policy-why";
import type { PolicyDecision } from "@/server/domain/policy/types";
import type { Authorization } from "@/server/domain/process/authorization";
import type { Shown } from "@/server/kernel/wire-names";
import { presentValue } from "./return-conditions";

/** Returns the status and the reason of an authorization (decisions, section 5). */
export const presentAuthorization = (authorization: Authorization): Shown<typeof getAuthorizationStatus.output> => ({
  ...authorization,
  matchedRule: authorization.matchedRule === null ? null : presentWhy(authorization.matchedRule),
});

/** Returns the reason for a decision as shown to staff and machines. */
export const presentWhy = ({ ruleId, label, facts }: PolicyDecision<unknown>): Shown<typeof PolicyWhy> => ({
  ruleId,
  label,
  facts: facts.map(({ field, value }) => ({ field, value: presentValue(value) })),
});
