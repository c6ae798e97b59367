import type { ActivityName } from "./activity";
import type { ShopCapability } from "./connection";

/**
 * What is to be known of each refund option (specification: refund option, Storefront): domain, SQL and browser read it
 * here, so that a new one answers every question at once.
 */
export const REFUND_OPTION_FACTS = {
  BANK_TRANSFER: {
    label: "Bank transfer",
    /** A code with a balance of ours, never money: an incentive may be added to it, and it can be taken back unspent. */
    isCredit: false,
    /** What pays it. */
    activity: "REFUND",
    /** What a connected shop must be able to do for it; null: no shop is asked. */
    shopCapability: null,
    /** Days until the money is there, where the store says nothing: banks need some working days, a credit none. */
    days: { minDays: 1, maxDays: 3 },
  },
  STORE_CREDIT: {
    label: "Store credit",
    isCredit: true,
    activity: "ISSUE_STORE_CREDIT",
    shopCapability: "STORE_CREDIT",
    days: { minDays: 0, maxDays: 1 },
  },
  GIFT_CARD: {
    label: "Gift card",
    isCredit: true,
    activity: "ISSUE_GIFT_CARD",
    shopCapability: "GIFT_CARDS",
    days: { minDays: 0, maxDays: 1 },
  },
  ORIGINAL_PAYMENT_METHOD: {
    label: "Original payment",
    isCredit: false,
    activity: "REFUND",
    shopCapability: "REFUNDS",
    days: { minDays: 3, maxDays: 5 },
  },
} as const satisfies Record<string, RefundOptionFacts>;

type RefundOptionFacts = {
  label: string;
  isCredit: boolean;
  activity: ActivityName;
  shopCapability: ShopCapability | null;
  days: { minDays: number; maxDays: number };
};

export type RefundOption = keyof typeof REFUND_OPTION_FACTS;
export const REFUND_OPTIONS = Object.keys(REFUND_OPTION_FACTS) as [RefundOption, ...RefundOption[]];

/** Options of which the shopper gets a code with a balance (domain, money rule 13). */
export type CreditKind = {
  [Option in RefundOption]: (typeof REFUND_OPTION_FACTS)[Option]["isCredit"] extends true ? Option : never;
}[RefundOption];

/** Whether an option is a code with a balance rather than money (domain, money rules 10 and 13). */
export const isCreditOption = (option: RefundOption): option is CreditKind => REFUND_OPTION_FACTS[option].isCredit;

export const CREDIT_KINDS: readonly CreditKind[] = REFUND_OPTIONS.filter(isCreditOption);

/** When a refund is paid (decisions, section 6). */
export const REFUND_TIMINGS = ["ON_START", "ON_COLLECTED", "ON_REVIEW"] as const;
export type RefundTiming = (typeof REFUND_TIMINGS)[number];

export const FEE_TYPES = ["RETURN_FEE", "SHIPPING_FEE", "RESTOCK_FEE"] as const;
export type FeeType = (typeof FEE_TYPES)[number];
