import type { PolicyField } from "@/contract/vocabulary/policy";
import type { ReturnPolicy } from "./types";

/** Returns whether a rule of a policy uses this fact, since facts that no rule uses needn't be looked up. */
export const asksFor = (policy: ReturnPolicy, field: PolicyField): boolean => {
  const { windows, eligibility, keepYourItem, payForLogistics, requireAuthorization, uploadDocuments, fees, risk } =
    policy;
  const sets = [payForLogistics, requireAuthorization, uploadDocuments].flatMap(({ options }) => options);
  return [...windows, ...eligibility, ...keepYourItem.options, ...sets, ...fees, ...risk].some(({ whens }) =>
    whens.some((when) => when.field === field),
  );
};
