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
 * What the store's money rules said when a return was priced. A return keeps the terms it was started under (domain,
 * section 3): later changes apply to later returns only.
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
  /** The recipient of a gift is the one returning; absent: the buyer is. */
  isGift?: boolean;
  /** The breakdown of the shipping fee, if it depends on the label price. */
  labelPrice?: LabelPrice;
  /** The new items are sent immediately, secured by a card hold; absent: after the inspection. */
  instantExchange?: InstantTerms;
};

export type InstantTerms = { releaseOn: HoldRelease };

/** What the policy says about the workflow of a return once it has begun. */
export type WorkflowTerms = {
  skippedActivities: ActivityName[];
  startOnPlatform: StartReturnOnPlatformTime;
  reviewFlow: ReviewFlow;
  /** Days after arrival; 0: never. */
  reviewAutoCompleteDays: number;
  maxDaysToSendPackage: number;
  /** Whether the shopper is reminded to send the parcel (specification, "Logistic setting"). */
  reminderFlow: ReminderFlow;
  /** Working-day hours within which staff upload a label; absent in returns from before this was stored. */
  labelHours?: number;
  /** Whether a document was required for an item; absent in returns from before this was stored. */
  areDocumentsRequired?: boolean;
};

/** Returns when this option is paid under these terms; after the review if the store hasn't set it. */
export const timingOf = ({ timings }: Pick<ReturnTerms, "timings">, option: RefundOption): RefundTiming =>
  timings[option] ?? "ON_REVIEW";

/** A fee with the rule that requires it. */
export type FeeWithWhy = Fee & { why: PolicyDecision<null> };

/** The label price of a return method for one return, requested before the shopper chooses (decision 0061). */
export type LabelPrice = {
  returnMethod: ReturnMethod;
  provider: string;
  carrier: string;
  /** What the shopper pays if they pay for shipping, in minor units of the order's currency. */
  feeMinor: number;
  /** The carrier's price for the store; null: none was given, and the fee is the fallback price. */
  labelMinor: number | null;
  /** The provider's code and name of the service that this price is for; "" without a price. */
  service: string;
  serviceName: string;
  /** The services of its further parcels, if there are several: each label has its own price. */
  furtherServices?: string[];
  /** Null if there is a price. */
  fallback: PriceFallback | null;
  /** RFC 3339. */
  quotedAt: string;
};
