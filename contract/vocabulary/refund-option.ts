import type { ActivityName } from "./activity";
import type { ShopCapability } from "./connection";

/**
 * Destinations of a refund, in display order: the original payment, a code with a balance, an account that the shopper
 * enters, or another way that the store handles.
 */
export const REFUND_GOALS = ["ORIGINAL", "CODE", "BANK", "ELSEWHERE"] as const;
export type RefundGoal = (typeof REFUND_GOALS)[number];

type RefundOptionFacts = {
  label: string;
  /** Describes the completed refund in the timeline. */
  done: string;
  /** Can be the default if nothing was chosen: it needs no input from the shopper, and anybody would accept it. */
  mayBeAssumed: boolean;
  /** The activity that pays it. */
  activity: ActivityName;
  /** Capability that a connected shop needs for it; null if no shop is involved. */
  shopCapability: ShopCapability | null;
  /** Days until the money arrives, unless the store sets its own: banks need some working days, a credit none. */
  days: { minDays: number; maxDays: number };
} & (
  | { goesTo: "ORIGINAL" | "BANK" }
  /** `ofStore`: what the shopper gets, after the store's name. */
  | { goesTo: "ELSEWHERE"; ofStore: string }
  /** A balance rather than money: an incentive may be added to it, and it can be canceled while unspent. */
  | { goesTo: "CODE"; ofStore: string; codePrefix: string }
);

/**
 * Facts about each refund option (specification: refund option, Storefront), used by domain, SQL and browser, so that a
 * new option must define all of them.
 */
export const REFUND_OPTION_FACTS = {
  BANK_TRANSFER: {
    label: "Bank transfer",
    done: "transferred",
    goesTo: "BANK",
    mayBeAssumed: false,
    activity: "REFUND",
    shopCapability: null,
    days: { minDays: 1, maxDays: 3 },
  },
  STORE_CREDIT: {
    label: "Store credit",
    done: "issued store credit of",
    goesTo: "CODE",
    ofStore: "credit",
    codePrefix: "SC",
    mayBeAssumed: true,
    activity: "ISSUE_STORE_CREDIT",
    shopCapability: "STORE_CREDIT",
    days: { minDays: 0, maxDays: 1 },
  },
  GIFT_CARD: {
    label: "Gift card",
    done: "issued a gift card of",
    goesTo: "CODE",
    ofStore: "gift card",
    codePrefix: "GC",
    mayBeAssumed: true,
    activity: "ISSUE_GIFT_CARD",
    shopCapability: "GIFT_CARDS",
    days: { minDays: 0, maxDays: 1 },
  },
  ORIGINAL_PAYMENT_METHOD: {
    label: "Original payment",
    done: "refunded",
    goesTo: "ORIGINAL",
    mayBeAssumed: true,
    activity: "REFUND",
    shopCapability: "REFUNDS",
    days: { minDays: 3, maxDays: 5 },
  },
} as const satisfies Record<string, RefundOptionFacts>;

export type RefundOption = keyof typeof REFUND_OPTION_FACTS;
export const REFUND_OPTIONS = Object.keys(REFUND_OPTION_FACTS) as [RefundOption, ...RefundOption[]];

/** Returns whether a text from a URL or the database is a refund option. */
export const isRefundOption = (text: unknown): text is RefundOption => REFUND_OPTIONS.some((option) => option === text);

type OptionTo<Goal extends RefundGoal> = {
  [Option in RefundOption]: (typeof REFUND_OPTION_FACTS)[Option]["goesTo"] extends Goal ? Option : never;
}[RefundOption];

export const goalOf = (option: RefundOption): RefundGoal => REFUND_OPTION_FACTS[option].goesTo;

/** Without a chosen option, the refund has no destination. */
export const goesTo = <Goal extends RefundGoal>(
  option: RefundOption | "" | null,
  goal: Goal,
): option is OptionTo<Goal> => option !== null && option !== "" && goalOf(option) === goal;

/** In display order. */
export const REFUND_OPTION_LABELS = Object.fromEntries(
  REFUND_GOALS.flatMap((goal) => REFUND_OPTIONS.filter((option) => goesTo(option, goal))).map((option) => [
    option,
    REFUND_OPTION_FACTS[option].label,
  ]),
) as Record<RefundOption, string>;

/** Transferred by banks, which takes some days. */
export const isMovedByBanks = (option: RefundOption): boolean => goesTo(option, "ORIGINAL") || goesTo(option, "BANK");

/** Options that give the shopper a code with a balance (domain, money rule 13). */
export type CreditKind = OptionTo<"CODE">;

/** Returns whether an option is a code with a balance rather than money (domain, money rules 10 and 13). */
export const isCreditOption = (option: RefundOption): option is CreditKind => goesTo(option, "CODE");

export const CREDIT_KINDS: readonly CreditKind[] = REFUND_OPTIONS.filter(isCreditOption);

/** All such codes in words: "store credit or gift card". */
export const CREDIT_WORDS = CREDIT_KINDS.map((kind) => REFUND_OPTION_FACTS[kind].label.toLowerCase()).join(" or ");

/** Returns the default among these options: the original payment, or else the first that may be assumed. */
export const assumedOption = (offered: readonly RefundOption[]): RefundOption | null =>
  offered.find((option) => goesTo(option, "ORIGINAL")) ??
  offered.find((option) => REFUND_OPTION_FACTS[option].mayBeAssumed) ??
  offered[0] ??
  null;

/** When a refund is paid (decisions, section 6). */
export const REFUND_TIMINGS = ["ON_START", "ON_COLLECTED", "ON_REVIEW"] as const;
export type RefundTiming = (typeof REFUND_TIMINGS)[number];

export const FEE_TYPES = ["RETURN_FEE", "SHIPPING_FEE", "RESTOCK_FEE"] as const;
export type FeeType = (typeof FEE_TYPES)[number];
