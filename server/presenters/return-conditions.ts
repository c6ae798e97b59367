import type { ReturnConditions } from "@/contract/schemas/return-conditions";
import type { PolicyRule, PolicyValue, ReturnPolicy, RuleSet } from "@/server/domain/policy/types";
import type { Shown } from "@/server/kernel/wire-names";

/** Returns a store's return conditions in published names (specification, "Return conditions"). */
export const presentReturnConditions = (
  policy: ReturnPolicy,
  { ecommerceId, version }: { ecommerceId: string; version: number },
): Shown<typeof ReturnConditions> => ({
  ...policy,
  ecommerceId,
  keepYourItem: {
    enabled: policy.keepYourItem.isEnabled,
    photoAbove: policy.keepYourItem.photoAboveMinor ?? null,
    options: policy.keepYourItem.options.map((rule) => ({
      ...presentRule(rule),
      forceKeepYourItem: rule.then.isForced,
      refundPercentage: rule.then.refundPercentage,
    })),
  },
  nonReturnableBrandIds: policy.nonReturnable.brandIds,
  nonReturnableCategoryIds: policy.nonReturnable.categoryIds,
  nonReturnableCollectionIds: policy.nonReturnable.collectionIds,
  nonReturnableOrderTagIds: policy.nonReturnable.orderTagIds,
  nonReturnableProductIds: policy.nonReturnable.productIds,
  nonReturnableTagIds: policy.nonReturnable.tagIds,
  payForLogistics: presentSet(policy.payForLogistics),
  paymentsEnabled: policy.arePaymentsEnabled,
  requireAuthorization: presentSet(policy.requireAuthorization),
  uploadDocuments: presentSet(policy.uploadDocuments),
  windows: policy.windows.map((rule) => ({ ...presentRule(rule), returnPeriodDays: rule.then.returnPeriodDays })),
  eligibility: policy.eligibility.map((rule) => ({ ...presentRule(rule), isReturnable: rule.then.isReturnable })),
  fees: policy.fees.map((rule) => ({
    ...presentRule(rule),
    type: rule.then.type,
    ...("totalMinor" in rule.then.charge
      ? { total: rule.then.charge.totalMinor }
      : { rateBasisPoints: rule.then.charge.rateBasisPoints }),
  })),
  risk: policy.risk.map((rule) => ({ ...presentRule(rule), effect: rule.then.effect })),
  version,
});

const presentRule = ({ id, label, whens }: PolicyRule<unknown>) => ({
  id,
  label,
  whens: whens.map(({ field, op, value }) => ({ field, op, value: presentValue(value) })),
});

/** Lists are passed on unchanged; only the published type requires them to be mutable. */
export const presentValue = (value: PolicyValue): string | number | string[] | number[] | null =>
  typeof value === "object" && value !== null ? ([...value] as string[] | number[]) : value;

const presentSet = ({ isAlways, options }: RuleSet<null>) => ({ always: isAlways, options: options.map(presentRule) });
