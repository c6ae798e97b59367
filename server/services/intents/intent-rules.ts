import type { PolicyDecision } from "@/server/domain/policy/types";
import type { FeeWithWhy } from "@/server/domain/process/terms";
import { type KeepDecision, type LineRules, lineRules } from "@/server/domain/returns/kept-items";
import type { LineEligibility } from "@/server/domain/returns/line-eligibility";
import { ruleScene } from "@/server/domain/returns/price-draft";
import { nonReturnableWords } from "../policy/non-returnable-words";
import { readerOf, shopperWhy } from "../policy/shopper-why";
import type { LoadedIntent } from "./load-intent";

/** Evaluates the policy for each line of a loaded draft; a reason that requires a photo counts as a rule. */
export const rulesOf = (loaded: LoadedIntent): LineRules[] =>
  lineRules(loaded.store.policy, ruleScene({ ...loaded, draft: loaded.intent.draft })).map((rules) => ({
    ...rules,
    documents: rules.documents ?? photoOfReason(loaded, rules.line.id),
  }));

const photoOfReason = ({ store, intent }: LoadedIntent, lineId: string): LineRules["documents"] => {
  const chosen = intent.draft.items.find(({ lineItemId }) => lineItemId === lineId);
  const reason = store.config.returnReasons.find(({ name }) => name === chosen?.returnReason);
  if (reason?.requiresPhoto !== true) return null;
  return { ruleId: "reason_photo", label: reason.label, then: null, facts: [{ field: "reason", value: reason.name }] };
};

/** The explanation, for the reader of this draft and in their language. */
export const intentWords = (loaded: Parameters<typeof readerOf>[0]) => {
  const reader = readerOf(loaded);
  return {
    refusal: (entry: LineEligibility): string | null =>
      entry.cause === null ? null : nonReturnableWords({ ...entry, cause: entry.cause }, reader),
    keep: (decision: KeepDecision): string => shopperWhy(reader, { about: "KEEP", decision }),
    documents: (decision: PolicyDecision<null>): string => shopperWhy(reader, { about: "DOCUMENTS", decision }),
    authorization: (decision: PolicyDecision<null>): string => shopperWhy(reader, { about: "AUTHORIZATION", decision }),
    fee: ({ type, why }: Pick<FeeWithWhy, "type" | "why">): string =>
      shopperWhy(reader, { about: "FEE", type, decision: why }),
  };
};
