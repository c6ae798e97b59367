import type { ActivityName } from "@/contract/vocabulary/activity";
import type { HoldRelease } from "@/contract/vocabulary/card-hold";
import type { PriceFallback } from "@/contract/vocabulary/label-price";
import type { ReviewFlow, StartReturnOnPlatformTime } from "@/contract/vocabulary/policy";
import type { RefundOption, RefundTiming } from "@/contract/vocabulary/refund-option";
import type { ReturnMethod } from "@/contract/vocabulary/return-method";
import type { ReminderFlow } from "@/contract/vocabulary/store";
import type { Bonus, Fee } from "../money/types";
import type { PolicyDecision } from "../policy/types";
import type { ExchangeIncentiveRule } from "../store/exchange-rules";

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

/** When this option is paid under these terms; on review where the store says nothing. */
export const timingOf = ({ timings }: Pick<ReturnTerms, "timings">, option: RefundOption): RefundTiming =>
  timings[option] ?? "ON_REVIEW";

/** A fee with the rule that asks for it. */
export type FeeWithWhy = Fee & { why: PolicyDecision<null> };

/** What the label of a way costs for one return, asked before the shopper chooses (decision 0061). */
export type LabelPrice = {
  returnMethod: ReturnMethod;
  provider: string;
  carrier: string;
  /** What a shopper who pays for sending pays, minor units of the order's currency. */
  feeMinor: number;
  /** What the carrier asked of the store; null: nobody said, and the fee is the fall-back price. */
  labelMinor: number | null;
  /** The provider's code of the service that this is the price of, and its name; "" without a price. */
  service: string;
  serviceName: string;
  /** The services of its further parcels, where it has more than one: each label has a price of its own. */
  furtherServices?: string[];
  /** Null with a price. */
  fallback: PriceFallback | null;
  /** RFC 3339. */
  quotedAt: string;
};
