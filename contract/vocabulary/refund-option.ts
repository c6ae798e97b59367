import type { ActivityName } from "./activity";
import type { ShopCapability } from "./connection";

/**
 * Where the money of a refund option can go, in the order in which people choose: back to the payment it came from, to
 * a code with a balance of ours, to an account that the shopper names, or to where a person of the store brings it.
 */
export const REFUND_GOALS = ["ORIGINAL", "CODE", "BANK", "ELSEWHERE"] as const;
export type RefundGoal = (typeof REFUND_GOALS)[number];

type RefundOptionFacts = {
  label: string;
  /** What was done with the money, in the timeline. */
  done: string;
  /** Counts where nobody has chosen: it asks the shopper for nothing, and is what anybody would want. */
  mayBeAssumed: boolean;
  /** What pays it. */
  activity: ActivityName;
  /** What a connected shop must be able to do for it; null: no shop is asked. */
  shopCapability: ShopCapability | null;
  /** Days until the money is there, where the store says nothing: banks need some working days, a credit none. */
  days: { minDays: number; maxDays: number };
} & (
  | { goesTo: "ORIGINAL" | "BANK" }
  /** `ofStore`: what the shopper gets, after the store's name. */
  | { goesTo: "ELSEWHERE"; ofStore: string }
  /** Never money: an incentive may be added to it, and it can be taken back unspent. */
  | { goesTo: "CODE"; ofStore: string; codePrefix: string }
);

/**
 * What is to be known of each refund option (specification: refund option, Storefront): domain, SQL and browser read it
 * here, so that a new one answers every question at once.
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

/** Whether a text, of an address or of what was stored, names a refund option. */
export const isRefundOption = (text: unknown): text is RefundOption => REFUND_OPTIONS.some((option) => option === text);

type OptionTo<Goal extends RefundGoal> = {
  [Option in RefundOption]: (typeof REFUND_OPTION_FACTS)[Option]["goesTo"] extends Goal ? Option : never;
}[RefundOption];

export const goalOf = (option: RefundOption): RefundGoal => REFUND_OPTION_FACTS[option].goesTo;

/** Nothing that was chosen goes nowhere. */
export const goesTo = <Goal extends RefundGoal>(
  option: RefundOption | "" | null,
  goal: Goal,
): option is OptionTo<Goal> => option !== null && option !== "" && goalOf(option) === goal;

/** In the order in which people choose. */
export const REFUND_OPTION_LABELS = Object.fromEntries(
  REFUND_GOALS.flatMap((goal) => REFUND_OPTIONS.filter((option) => goesTo(option, goal))).map((option) => [
    option,
    REFUND_OPTION_FACTS[option].label,
  ]),
) as Record<RefundOption, string>;

/** Money that banks move, and need some days for. */
export const isMovedByBanks = (option: RefundOption): boolean => goesTo(option, "ORIGINAL") || goesTo(option, "BANK");

/** Options of which the shopper gets a code with a balance (domain, money rule 13). */
export type CreditKind = OptionTo<"CODE">;

/** Whether an option is a code with a balance rather than money (domain, money rules 10 and 13). */
export const isCreditOption = (option: RefundOption): option is CreditKind => goesTo(option, "CODE");

export const CREDIT_KINDS: readonly CreditKind[] = REFUND_OPTIONS.filter(isCreditOption);

/** What such a code is, whichever it is: "store credit or gift card". */
export const CREDIT_WORDS = CREDIT_KINDS.map((kind) => REFUND_OPTION_FACTS[kind].label.toLowerCase()).join(" or ");

/** What counts of these where nobody has chosen: back to where it came from, else the first that may be assumed. */
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
