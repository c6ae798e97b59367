import type { ActivityName } from "@/contract/vocabulary/activity";
import type {
  PolicyField,
  PolicyOp,
  ReviewFlow,
  RiskEffect,
  StartReturnOnPlatformTime,
} from "@/contract/vocabulary/policy";
import type { FeeType } from "@/contract/vocabulary/refund-option";

export type PolicyValue = string | number | readonly string[] | readonly [number, number] | null;

/** One condition of a rule; its value is null if the operator needs none. */
export type PolicyWhen = { field: PolicyField; op: PolicyOp; value: PolicyValue };

/** A rule is data (domain, section 3): all its conditions must match; of several rules, the first match wins. */
export type PolicyRule<Then> = { id: string; label: string; whens: PolicyWhen[]; then: Then };

/** `isAlways` takes precedence over the rules. */
export type RuleSet<Then> = { isAlways: boolean; options: PolicyRule<Then>[] };

/** Flat per return, in minor units, or a rate per item. */
export type FeeThen = { type: FeeType; charge: { totalMinor: number } | { rateBasisPoints: number } };

/** Each list names what shoppers can't return, by the shop's IDs. */
export type NonReturnableLists = {
  brandIds: string[];
  categoryIds: string[];
  collectionIds: string[];
  orderTagIds: string[];
  productIds: string[];
  tagIds: string[];
};

/**
 * A store's return conditions (specification; domain, section 3). Versioned: a return keeps the version that it was
 * started under.
 */
export type ReturnPolicy = {
  /** Days from delivery, otherwise fulfillment, otherwise purchase; null: no limit. */
  returnPeriodDays: number | null;
  /** Other periods for some countries or goods; the first match wins. */
  windows: PolicyRule<{ returnPeriodDays: number | null }>[];
  maxDaysToSendPackage: number;
  /** Whether a shopper can be charged a fee that the refund doesn't cover. */
  arePaymentsEnabled: boolean;
  nonReturnable: NonReturnableLists;
  /** Takes precedence over the lists; the first match wins. */
  eligibility: PolicyRule<{ isReturnable: boolean }>[];
  keepYourItem: {
    isEnabled: boolean;
    /**
     * Forced: the store doesn't want the item back. Otherwise the shopper may choose. Percent of the paid amount, 0 to
     * 100.
     */
    options: PolicyRule<{ isForced: boolean; refundPercentage: number }>[];
    /**
     * Keeping an item for its full price requires a photo if more than this is paid, in minor units; null, or absent in
     * policies from before this setting: never.
     */
    photoAboveMinor?: number | null;
  };
  /** Who pays for return shipping: the shopper if this matches, otherwise the store. */
  payForLogistics: RuleSet<null>;
  requireAuthorization: RuleSet<null>;
  uploadDocuments: RuleSet<null>;
  /** The first match of each type. */
  fees: PolicyRule<FeeThen>[];
  risk: PolicyRule<{ effect: RiskEffect }>[];
  reviewFlow: ReviewFlow;
  /** Days after arrival until uninspected units count as MISSING; 0: never. */
  reviewAutoCompleteDays: number;
  skipFraudDetection: boolean;
  skipWorkflowActivities: ActivityName[];
  startReturnOnPlatformTime: StartReturnOnPlatformTime;
};

/** A fact as of when a decision used it. */
export type UsedFact = { field: PolicyField; value: PolicyValue };

/**
 * Which rule decided, and by which facts: the reason (domain, section 3). `ruleId` "ALWAYS": the set applies to
 * everything.
 */
export type PolicyDecision<Then> = { ruleId: string; label: string; then: Then; facts: UsedFact[] };
