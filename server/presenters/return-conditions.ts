import type { z } from "zod";
import type { ReturnConditions } from "@/contract/schemas/return-conditions";
import type { PolicyRule, PolicyValue, ReturnPolicy, RuleSet } from "@/server/domain/policy/types";

/** A store's return conditions in their published names (specification, "Return conditions"). */
export const presentReturnConditions = (
  policy: ReturnPolicy,
  { ecommerceId, version }: { ecommerceId: string; version: number },
): z.input<typeof ReturnConditions> => ({
  ecommerce_id: ecommerceId,
  keep_your_item: {
    enabled: policy.keepYourItem.isEnabled,
    photo_above: policy.keepYourItem.photoAboveMinor ?? null,
    options: policy.keepYourItem.options.map((rule) => ({
      ...presentRule(rule),
      force_keep_your_item: rule.then.isForced,
      refund_percentage: rule.then.refundPercentage,
    })),
  },
  max_days_to_send_package: policy.maxDaysToSendPackage,
  non_returnable_brand_ids: policy.nonReturnable.brandIds,
  non_returnable_category_ids: policy.nonReturnable.categoryIds,
  non_returnable_collection_ids: policy.nonReturnable.collectionIds,
  non_returnable_order_tag_ids: policy.nonReturnable.orderTagIds,
  non_returnable_product_ids: policy.nonReturnable.productIds,
  non_returnable_tag_ids: policy.nonReturnable.tagIds,
  pay_for_logistics: presentSet(policy.payForLogistics),
  payments_enabled: policy.arePaymentsEnabled,
  require_authorization: presentSet(policy.requireAuthorization),
  return_period_days: policy.returnPeriodDays,
  review_auto_complete_days: policy.reviewAutoCompleteDays,
  review_flow: policy.reviewFlow,
  skip_fraud_detection: policy.skipFraudDetection,
  skip_workflow_activities: policy.skipWorkflowActivities,
  start_return_on_platform_time: policy.startReturnOnPlatformTime,
  upload_documents: presentSet(policy.uploadDocuments),
  windows: policy.windows.map((rule) => ({ ...presentRule(rule), return_period_days: rule.then.returnPeriodDays })),
  eligibility: policy.eligibility.map((rule) => ({ ...presentRule(rule), is_returnable: rule.then.isReturnable })),
  fees: policy.fees.map((rule) => ({
    ...presentRule(rule),
    type: rule.then.type,
    ...("totalMinor" in rule.then.charge
      ? { total: rule.then.charge.totalMinor }
      : { rate_basis_points: rule.then.charge.rateBasisPoints }),
  })),
  risk: policy.risk.map((rule) => ({ ...presentRule(rule), effect: rule.then.effect })),
  version,
});

const presentRule = ({ id, label, whens }: PolicyRule<unknown>) => ({
  id,
  label,
  whens: whens.map(({ field, op, value }) => ({ field, op, value: presentValue(value) })),
});

/** Lists are handed on as they are; the type of the wire wants them changeable. */
export const presentValue = (value: PolicyValue): string | number | string[] | number[] | null =>
  typeof value === "object" && value !== null ? ([...value] as string[] | number[]) : value;

const presentSet = ({ isAlways, options }: RuleSet<null>) => ({ always: isAlways, options: options.map(presentRule) });
