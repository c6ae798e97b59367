import type { z } from "zod";
import type { PolicyWhen, ReturnConditionsInput } from "@/contract/schemas/return-conditions";
import type { PolicyRule, PolicyValue, ReturnPolicy, RuleSet } from "@/server/domain/policy/types";

/** Return conditions as they were written, as the policy that they are. */
export const readReturnConditions = (input: z.output<typeof ReturnConditionsInput>): ReturnPolicy => ({
  returnPeriodDays: input.return_period_days,
  windows: input.windows.map((rule) => ({ ...readRule(rule), then: { returnPeriodDays: rule.return_period_days } })),
  maxDaysToSendPackage: input.max_days_to_send_package,
  arePaymentsEnabled: input.payments_enabled,
  nonReturnable: {
    brandIds: input.non_returnable_brand_ids,
    categoryIds: input.non_returnable_category_ids,
    collectionIds: input.non_returnable_collection_ids,
    orderTagIds: input.non_returnable_order_tag_ids,
    productIds: input.non_returnable_product_ids,
    tagIds: input.non_returnable_tag_ids,
  },
  eligibility: input.eligibility.map((rule) => ({ ...readRule(rule), then: { isReturnable: rule.is_returnable } })),
  keepYourItem: {
    isEnabled: input.keep_your_item.enabled,
    ...(input.keep_your_item.photo_above === undefined ? {} : { photoAboveMinor: input.keep_your_item.photo_above }),
    options: input.keep_your_item.options.map((rule) => ({
      ...readRule(rule),
      then: { isForced: rule.force_keep_your_item, refundPercentage: rule.refund_percentage },
    })),
  },
  payForLogistics: readSet(input.pay_for_logistics),
  requireAuthorization: readSet(input.require_authorization),
  uploadDocuments: readSet(input.upload_documents),
  fees: input.fees.map((rule) => ({
    ...readRule(rule),
    then: {
      type: rule.type,
      charge:
        rule.rate_basis_points === undefined
          ? { totalMinor: rule.total ?? 0 }
          : { rateBasisPoints: rule.rate_basis_points },
    },
  })),
  risk: input.risk.map((rule) => ({ ...readRule(rule), then: { effect: rule.effect } })),
  reviewFlow: input.review_flow,
  reviewAutoCompleteDays: input.review_auto_complete_days,
  skipFraudDetection: input.skip_fraud_detection,
  skipWorkflowActivities: input.skip_workflow_activities,
  startReturnOnPlatformTime: input.start_return_on_platform_time,
});

type RuleInput = { id: string; label: string; whens: z.output<typeof PolicyWhen>[] };

const readRule = ({ id, label, whens }: RuleInput): Omit<PolicyRule<null>, "then"> => ({
  id,
  label,
  // What kind of value a comparison takes is checked with the whole policy, which names the field.
  whens: whens.map(({ field, op, value }) => ({ field, op, value: value as PolicyValue })),
});

const readSet = ({ always, options }: { always: boolean; options: RuleInput[] }): RuleSet<null> => ({
  isAlways: always,
  options: options.map((rule) => ({ ...readRule(rule), then: null })),
});
