import type { AuthorizationStatus } from "@/contract/vocabulary/authorization";
import type { PolicyDecision } from "../policy/types";

/** Whether the return needs approval, and who approved it (decisions, section 5). */
export type Authorization = {
  status: AuthorizationStatus;
  requestedAt: string | null;
  decidedAt: string | null;
  decidedBy: string;
  unauthorizedReason: string;
  /** Why approval was required: the rule with its facts. */
  matchedRule: PolicyDecision<null> | null;
};

export const NOT_REQUIRED: Authorization = {
  status: "NOT_REQUIRED",
  requestedAt: null,
  decidedAt: null,
  decidedBy: "",
  unauthorizedReason: "",
  matchedRule: null,
};
