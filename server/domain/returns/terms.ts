import type { ActivityName } from "@/contract/vocabulary/activity";
import type { ReviewFlow, StartReturnOnPlatformTime } from "@/contract/vocabulary/policy";
import type { RefundOption, RefundTiming } from "@/contract/vocabulary/refund-option";
import type { ReturnMethod } from "@/contract/vocabulary/return-method";
import type { ExchangeIncentiveRule } from "../exchanges/exchange-incentives";
import type { Bonus, Fee } from "../money/types";
import type { FeeRule, Store } from "../store/types";

/**
 * What the store's rules said about money when a return was priced. A return keeps the terms that it was started under
 * (domain, section 3): what the store changes afterwards is for returns that come later.
 */
export type ReturnTerms = {
  fees: Fee[];
  bonuses: Partial<Record<RefundOption, Bonus>>;
  timings: Partial<Record<RefundOption, RefundTiming>>;
  incentives: ExchangeIncentiveRule[];
  isOriginalShippingRefunded: boolean;
  isCreditRoundedUp: boolean;
  areConditionalDiscountsRevoked: boolean;
  areDiscountsCarriedOver: boolean;
  arePaymentsEnabled: boolean;
  workflow: WorkflowTerms;
};

/** What the policy says about the way of a return, once it has begun. */
export type WorkflowTerms = {
  skippedActivities: ActivityName[];
  startOnPlatform: StartReturnOnPlatformTime;
  reviewFlow: ReviewFlow;
  /** Days after arrival; 0: never. */
  reviewAutoCompleteDays: number;
  maxDaysToSendPackage: number;
};

export type TermsFacts = {
  /** Null while the shopper has not chosen. */
  returnMethod: ReturnMethod | null;
  /** Flat fee of the chosen way, in minor units, where no fee rule is about return shipping. */
  shippingFeeMinor: number;
  /** ISO 3166 code of the shopper's country. */
  country: string;
  refundOptions: readonly RefundOption[];
};

/** The terms for a return as it is being put together. */
export const returnTerms = ({ config, policy }: Pick<Store, "config" | "policy">, facts: TermsFacts): ReturnTerms => {
  const { refunds, exchange } = config;
  const bonuses = refunds.actions.flatMap(({ refundOption, bonus }) => (bonus ? [[refundOption, bonus] as const] : []));
  return {
    fees: feesFor(refunds.fees, facts),
    bonuses: Object.fromEntries(bonuses),
    timings: Object.fromEntries(refunds.actions.map(({ refundOption, timing }) => [refundOption, timing])),
    incentives: exchange.incentives,
    isOriginalShippingRefunded: refunds.isOriginalShippingRefunded,
    isCreditRoundedUp: refunds.isCreditRoundedUp,
    areConditionalDiscountsRevoked: refunds.areConditionalDiscountsRevoked,
    areDiscountsCarriedOver: refunds.areDiscountsCarriedOver,
    arePaymentsEnabled: policy.arePaymentsEnabled,
    workflow: {
      skippedActivities: policy.skipWorkflowActivities,
      startOnPlatform: policy.startReturnOnPlatformTime,
      reviewFlow: policy.reviewFlow,
      reviewAutoCompleteDays: policy.reviewAutoCompleteDays,
      maxDaysToSendPackage: policy.maxDaysToSendPackage,
    },
  };
};

/** When this option is paid under these terms; on review where the store says nothing. */
export const timingOf = ({ timings }: Pick<ReturnTerms, "timings">, option: RefundOption): RefundTiming =>
  timings[option] ?? "ON_REVIEW";

/**
 * One fee of each type at most (money rule 8): of the rules that fit, the one with most conditions, the first of equals.
 * A fee is flat per return, so with several outcomes it is enough that it fits one of them.
 */
const feesFor = (rules: readonly FeeRule[], facts: TermsFacts): Fee[] => {
  const { shippingFeeMinor } = facts;
  const shipping: Fee = { type: "SHIPPING_FEE", totalMinor: shippingFeeMinor };
  const byType = new Map<Fee["type"], { fee: Fee; weight: number }>();
  if (shippingFeeMinor > 0) byType.set("SHIPPING_FEE", { fee: shipping, weight: -1 });
  for (const rule of rules.filter((one) => fits(one, facts))) {
    const weight = [rule.refundOption, rule.returnMethod, rule.country].filter((condition) => condition !== "").length;
    const fee = feeOf(rule);
    if (fee !== null && weight > (byType.get(rule.type)?.weight ?? -1)) byType.set(rule.type, { fee, weight });
  }
  return [...byType.values()].map(({ fee }) => fee);
};

const fits = (rule: FeeRule, { returnMethod, country, refundOptions }: TermsFacts): boolean =>
  (rule.refundOption === "" || refundOptions.includes(rule.refundOption)) &&
  (rule.returnMethod === "" || rule.returnMethod === returnMethod) &&
  (rule.country === "" || rule.country === country);

/** A rate is for restocking; the other fees are flat. */
const feeOf = ({ type, charge }: FeeRule): Fee | null => {
  if ("totalMinor" in charge) return { type, totalMinor: charge.totalMinor };
  return type === "RESTOCK_FEE" ? { type, rateBasisPoints: charge.rateBasisPoints } : null;
};
