import type { PolicyWhen, ReturnConditionsInput } from "@/contract/schemas/return-conditions";
import type { PolicyRule, PolicyValue, ReturnPolicy, RuleSet } from "@/server/domain/policy/types";
import type { Given } from "@/server/kernel/wire-names";

/** Converts return conditions from the API to a policy. */
export const readReturnConditions = (input: Given<typeof ReturnConditionsInput>): ReturnPolicy => ({
  returnPeriodDays: input.returnPeriodDays,
  windows: input.windows.map((rule) => ({ ...readRule(rule), then: { returnPeriodDays: rule.returnPeriodDays } })),
  maxDaysToSendPackage: input.maxDaysToSendPackage,
  arePaymentsEnabled: input.paymentsEnabled,
  nonReturnable: {
    brandIds: input.nonReturnableBrandIds,
    categoryIds: input.nonReturnableCategoryIds,
    collectionIds: input.nonReturnableCollectionIds,
    orderTagIds: input.nonReturnableOrderTagIds,
    productIds: input.nonReturnableProductIds,
    tagIds: input.nonReturnableTagIds,
  },
  eligibility: input.eligibility.map((rule) => ({ ...readRule(rule), then: { isReturnable: rule.isReturnable } })),
  keepYourItem: {
    isEnabled: input.keepYourItem.enabled,
    ...(input.keepYourItem.photoAbove === undefined ? {} : { photoAboveMinor: input.keepYourItem.photoAbove }),
    options: input.keepYourItem.options.map((rule) => ({
      ...readRule(rule),
      then: { isForced: rule.forceKeepYourItem, refundPercentage: rule.refundPercentage },
    })),
  },
  payForLogistics: readSet(input.payForLogistics),
  requireAuthorization: readSet(input.requireAuthorization),
  uploadDocuments: readSet(input.uploadDocuments),
  fees: input.fees.map((rule) => ({
    ...readRule(rule),
    then: {
      type: rule.type,
      charge:
        rule.rateBasisPoints === undefined
          ? { totalMinor: rule.total ?? 0 }
          : { rateBasisPoints: rule.rateBasisPoints },
    },
  })),
  risk: input.risk.map((rule) => ({ ...readRule(rule), then: { effect: rule.effect } })),
  reviewFlow: input.reviewFlow,
  reviewAutoCompleteDays: input.reviewAutoCompleteDays,
  skipFraudDetection: input.skipFraudDetection,
  skipWorkflowActivities: input.skipWorkflowActivities,
  startReturnOnPlatformTime: input.startReturnOnPlatformTime,
});

type RuleInput = { id: string; label: string; whens: Given<typeof PolicyWhen>[] };

const readRule = ({ id, label, whens }: RuleInput): Omit<PolicyRule<null>, "then"> => ({
  id,
  label,
  // The value type of a comparison is checked with the whole policy, which names the field.
  whens: whens.map(({ field, op, value }) => ({ field, op, value: value as PolicyValue })),
});

const readSet = ({ always, options }: { always: boolean; options: RuleInput[] }): RuleSet<null> => ({
  isAlways: always,
  options: options.map((rule) => ({ ...readRule(rule), then: null })),
});
