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

/** One condition of a rule; null as value where the operator needs none. */
export type PolicyWhen = { field: PolicyField; op: PolicyOp; value: PolicyValue };

/** A rule is data (domain, section 3): all its conditions must hold; of several rules the first that holds wins. */
export type PolicyRule<Then> = { id: string; label: string; whens: PolicyWhen[]; then: Then };

/** `isAlways` goes before the rules. */
export type RuleSet<Then> = { isAlways: boolean; options: PolicyRule<Then>[] };

/** Flat per return, in minor units, or a rate of each item. */
export type FeeThen = { type: FeeType; charge: { totalMinor: number } | { rateBasisPoints: number } };

/** Each list names what a shopper cannot return, by the shop's ids. */
export type NonReturnableLists = {
  brandIds: string[];
  categoryIds: string[];
  collectionIds: string[];
  orderTagIds: string[];
  productIds: string[];
  tagIds: string[];
};

/** A store's return conditions (specification; domain, section 3). Versioned: a return keeps the one that it began under. */
export type ReturnPolicy = {
  /** Days from delivery, else fulfilment, else purchase; null: no limit. */
  returnPeriodDays: number | null;
  /** Other periods, for some countries or goods; the first that fits wins. */
  windows: PolicyRule<{ returnPeriodDays: number | null }>[];
  maxDaysToSendPackage: number;
  /** When a shopper owes a fee that no refund covers, may it be asked for? */
  arePaymentsEnabled: boolean;
  nonReturnable: NonReturnableLists;
  /** Goes before the lists; the first that fits wins. */
  eligibility: PolicyRule<{ isReturnable: boolean }>[];
  keepYourItem: {
    isEnabled: boolean;
    /** Forced: the item is not wanted back. Otherwise the shopper may choose. Percent of the paid amount, 0 to 100. */
    options: PolicyRule<{ isForced: boolean; refundPercentage: number }>[];
    /**
     * Keeping an item for its full price needs a photo where more than this is paid, in minor units; null, and absent
     * in policies from before it could be asked for: never.
     */
    photoAboveMinor?: number | null;
  };
  /** Who pays the way back: the shopper where this holds, else the store. */
  payForLogistics: RuleSet<null>;
  requireAuthorization: RuleSet<null>;
  uploadDocuments: RuleSet<null>;
  /** Of each type the first that fits. */
  fees: PolicyRule<FeeThen>[];
  risk: PolicyRule<{ effect: RiskEffect }>[];
  reviewFlow: ReviewFlow;
  /** Days after arrival until what nobody inspected counts as MISSING; 0: never. */
  reviewAutoCompleteDays: number;
  skipFraudDetection: boolean;
  skipWorkflowActivities: ActivityName[];
  startReturnOnPlatformTime: StartReturnOnPlatformTime;
};

/** A fact as it was when a decision used it. */
export type UsedFact = { field: PolicyField; value: PolicyValue };

/** Which rule decided, and by which facts: the "why" (domain, section 3). `ruleId` "ALWAYS": the set holds for everything. */
export type PolicyDecision<Then> = { ruleId: string; label: string; then: Then; facts: UsedFact[] };
