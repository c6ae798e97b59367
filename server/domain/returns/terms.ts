import type { ActivityName } from "@/contract/vocabulary/activity";
import type { HoldRelease } from "@/contract/vocabulary/card-hold";
import type { ReviewFlow, StartReturnOnPlatformTime } from "@/contract/vocabulary/policy";
import type { RefundOption, RefundTiming } from "@/contract/vocabulary/refund-option";
import type { ReminderFlow } from "@/contract/vocabulary/store";
import type { ExchangeIncentiveRule } from "../exchanges/exchange-incentives";
import type { Bonus } from "../money/types";
import { decideSet } from "../policy/decide";
import type { PolicyDecision } from "../policy/types";
import type { LabelPrice } from "../shipping/label-price";
import { canCharge } from "../store/can-charge";
import type { Store } from "../store/types";
import { type FeeWithWhy, feesByPolicy, type ItemOfTerms } from "./fees-by-policy";

/**
 * What the store's rules said about money when a return was priced. A return keeps the terms that it was started under
 * (domain, section 3): what the store changes afterwards is for returns that come later.
 */
export type ReturnTerms = {
  fees: FeeWithWhy[];
  bonuses: Partial<Record<RefundOption, Bonus>>;
  timings: Partial<Record<RefundOption, RefundTiming>>;
  incentives: ExchangeIncentiveRule[];
  isOriginalShippingRefunded: boolean;
  isCreditRoundedUp: boolean;
  areConditionalDiscountsRevoked: boolean;
  areDiscountsCarriedOver: boolean;
  arePaymentsEnabled: boolean;
  workflow: WorkflowTerms;
  /** Made by whoever got it as a gift; absent: by the buyer. */
  isGift?: boolean;
  /** What the shipping fee is made of, where it is what the label costs. */
  labelPrice?: LabelPrice;
  /** The new items are sent at once, guaranteed by a hold; absent: after the inspection. */
  instantExchange?: InstantTerms;
};

export type InstantTerms = { releaseOn: HoldRelease };

/** What the policy says about the way of a return, once it has begun. */
export type WorkflowTerms = {
  skippedActivities: ActivityName[];
  startOnPlatform: StartReturnOnPlatformTime;
  reviewFlow: ReviewFlow;
  /** Days after arrival; 0: never. */
  reviewAutoCompleteDays: number;
  maxDaysToSendPackage: number;
  /** Whether the shopper is reminded to send the parcel (specification, "Logistic setting"). */
  reminderFlow: ReminderFlow;
  /** Hours of working days within which staff upload a label; absent in returns from before this was kept. */
  labelHours?: number;
  /** Whether something had to be handed in for an item; absent in returns from before this was kept. */
  areDocumentsRequired?: boolean;
};

export type TermsFacts = {
  items: readonly ItemOfTerms[];
  /** Flat fee of the chosen way, in minor units, for a shopper who pays for it; null where nothing is sent. */
  shippingFeeMinor: number | null;
  /** Of the chosen way; null where its fee is fixed. */
  labelPrice: LabelPrice | null;
};

/** The terms for a return as it is being put together. */
export const returnTerms = (
  store: Pick<Store, "config" | "policy" | "isTesting" | "chargingModes">,
  { items, shippingFeeMinor, labelPrice }: TermsFacts,
): ReturnTerms => {
  const { config, policy } = store;
  const { refunds, exchange } = config;
  const bonuses = refunds.actions.flatMap(({ refundOption, bonus }) => (bonus ? [[refundOption, bonus] as const] : []));
  const payer = decideSet(
    policy.payForLogistics,
    items.map(({ facts }) => facts),
  );
  const ofTheWay = shippingFee(payer, shippingFeeMinor);
  const fees = feesByPolicy(policy.fees, items, ofTheWay);
  return {
    fees,
    // A rule about return shipping asks for its own fee.
    ...(labelPrice !== null && ofTheWay !== null && fees.includes(ofTheWay) ? { labelPrice } : {}),
    bonuses: Object.fromEntries(bonuses),
    timings: Object.fromEntries(refunds.actions.map(({ refundOption, timing }) => [refundOption, timing])),
    incentives: exchange.incentives,
    isOriginalShippingRefunded: refunds.isOriginalShippingRefunded,
    isCreditRoundedUp: refunds.isCreditRoundedUp,
    areConditionalDiscountsRevoked: refunds.areConditionalDiscountsRevoked,
    areDiscountsCarriedOver: refunds.areDiscountsCarriedOver,
    arePaymentsEnabled: canCharge(store),
    workflow: {
      skippedActivities: policy.skipWorkflowActivities,
      startOnPlatform: policy.startReturnOnPlatformTime,
      reviewFlow: policy.reviewFlow,
      reviewAutoCompleteDays: policy.reviewAutoCompleteDays,
      maxDaysToSendPackage: policy.maxDaysToSendPackage,
      reminderFlow: config.logistics.reminderFlow,
      labelHours: config.logistics.labelHours,
      areDocumentsRequired: items.some(
        ({ facts }) =>
          decideSet(policy.uploadDocuments, [facts]) !== null ||
          config.returnReasons.some(({ name, requiresPhoto }) => requiresPhoto && name === facts.reason),
      ),
    },
  };
};

/** What the chosen way costs is the shopper's where `pay_for_logistics` says so, else the store's. */
const shippingFee = (payer: PolicyDecision<null> | null, feeMinor: number | null): FeeWithWhy | null =>
  payer === null || feeMinor === null || feeMinor === 0
    ? null
    : { type: "SHIPPING_FEE", totalMinor: feeMinor, why: payer };

/** When this option is paid under these terms; on review where the store says nothing. */
export const timingOf = ({ timings }: Pick<ReturnTerms, "timings">, option: RefundOption): RefundTiming =>
  timings[option] ?? "ON_REVIEW";
