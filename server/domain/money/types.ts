import type { DerivationGroup, DerivationKind } from "@/contract/vocabulary/derivation";
import type { ExchangeFlow, UnitOutcome } from "@/contract/vocabulary/exchange";
import type { FeeType, RefundOption } from "@/contract/vocabulary/refund-option";
import type { SettlementBasis } from "@/contract/vocabulary/settlement";
import type { UnitVerdict } from "@/contract/vocabulary/unit";

/** The money of an order as it was pushed (decisions.md 11). All amounts in minor units of `currency`. */
export type OrderMoney = {
  currency: string;
  /** Included tax is part of the amounts; otherwise tax is added on top. */
  taxesIncluded: boolean;
  lines: OrderMoneyLine[];
  orderDiscountMinor: number;
  /** Tips, duties and other fees, tax included; never refunded. Absent: none. */
  feesMinor?: number;
  shipping: { priceMinor: number; discountMinor: number; taxMinor: number };
  payments: PaymentMoney[];
};

/**
 * Discount and tax are for the whole line, before its share of the order's discount; the tax reflects all discounts.
 */
export type OrderMoneyLine = {
  id: string;
  quantity: number;
  unitPriceMinor: number;
  discountMinor: number;
  taxMinor: number;
};

export type PaymentMoney = {
  id: string;
  processor: string;
  method: string;
  label: string;
  capturedMinor: number;
  refundedMinor: number;
  isStoreCredit: boolean;
};

/**
 * The fixed share of one physical unit in the cost of the order. `paidMinor = priceMinor - lineDiscountMinor -
 * orderDiscountMinor + (taxesIncluded ? 0 : taxMinor)`.
 */
export type UnitShare = {
  lineId: string;
  /** 0-based position in its line; shares are handed out in this order. */
  index: number;
  priceMinor: number;
  lineDiscountMinor: number;
  orderDiscountMinor: number;
  taxMinor: number;
  paidMinor: number;
  /** The totals that the shares are parts of; used only for the text of a derivation. */
  of?: { lineDiscountMinor: number; orderDiscountMinor: number; taxMinor: number };
};

export type SettleUnit = UnitShare & {
  unitId: string;
  /** Product name, shown in the derivation. */
  name: string;
  /** PENDING and UNDECIDED mean the same: the unit hasn't been inspected yet. */
  verdict: UnitVerdict | "PENDING";
  /** An exchanged unit refunds 0; its difference is settled by its `exchange`. */
  outcome: UnitOutcome;
  /** What the shopper chose for this unit; absent: the option of the return. */
  refundOption?: RefundOption;
  /** The new item, if the outcome is EXCHANGE; absent: nothing to settle. */
  exchange?: ExchangeTerms;
  /** Whole percent of the paid amount that is refunded (keep-your-item, partial approval); absent: 100. */
  amountPercent?: number;
};

/** How a unit is exchanged (rule 9). The difference is calculated against the unit's `paidMinor`. */
export type ExchangeTerms = {
  /**
   * ONE_ON_ONE keeps the price; OPEN_WITH_GIFT_CARD gives the remainder as a gift card, the others by the return's
   * option.
   */
  flow: Exclude<ExchangeFlow, "NO_EXCHANGE_FLOW">;
  /** Unit price of the new item as it is charged, tax included. */
  newPriceMinor: number;
  /** Exchanging for the same variant keeps its price in every flow. */
  isPriceKept?: boolean;
};

/**
 * A flat fee per return, or a restocking fee as a rate of each item after discount and before tax; limited to the items
 * of `lineIds` if given.
 */
export type Fee =
  | { type: FeeType; totalMinor: number }
  | { type: "RESTOCK_FEE"; rateBasisPoints: number; lineIds?: readonly string[] };

/** Extra credit, flat or as a rate of the returned value. Never a part of the refund (rule 10). */
export type Bonus = { totalMinor: number } | { rateBasisPoints: number };

/** Extra credit for exchanging instead of a refund, per exchanged unit or once for all of them. */
export type ExchangeIncentive = { per: "UNIT" | "RETURN"; bonus: Bonus };

/** A part of the order's discount that was given because the items' total reached `minimumSubtotalMinor`. */
export type ConditionalDiscount = { id: string; label: string; minimumSubtotalMinor: number; amountMinor: number };

/** Input for `revoke_conditional_discounts`; given only if the store turned it on (rule 11). */
export type RevocableDiscounts = {
  discounts: readonly ConditionalDiscount[];
  /** Every unit of the order, from `unitShares`. */
  orderUnits: readonly UnitShare[];
  /** Units that earlier returns refunded. Exchanged, declined and missing units stay. */
  returnedBefore: readonly Pick<UnitShare, "lineId" | "index">[];
  /** From `withheldForPromotions` over the derivations of earlier returns. */
  withheldBeforeMinor: number;
};

export type SettleReturnInput = {
  currency: string;
  taxesIncluded: boolean;
  units: SettleUnit[];
  fees: Fee[];
  /** Bonuses that the store adds to credit; an entry for an option that pays money is rejected. */
  bonuses?: Partial<Record<RefundOption, Bonus>>;
  exchangeIncentive?: ExchangeIncentive;
  /** The exchanged unit's share of the order's discount also lowers the new item's price. */
  carryOverAutomaticDiscounts?: boolean;
  /** Domain rule 13: a store credit or gift card is rounded up to the next whole unit of the currency. */
  roundPromocode?: boolean;
  /** From `originalShipping`, if the store refunds it; paid only if every unit here is refunded (rule 5). */
  refundShipping?: ShippingShare | null;
  revocableDiscounts?: RevocableDiscounts;
  /** Replaces the computed amount of the process (rule 7). */
  overrideMinor?: number;
  /** The highest allowed override, see `overrideCap`. */
  overrideCapMinor: number;
  payments: PaymentMoney[];
  /** The return's option: for units without their own, refunded shipping and the remainder of an exchange. */
  refundOption: RefundOption;
  paymentsEnabled: boolean;
  basis: SettlementBasis;
};

/** What was paid for the order's delivery; `paidMinor` includes the tax. */
export type ShippingShare = { paidMinor: number; taxMinor: number };

/**
 * The amount paid by one refund option: `totalMinor = subtotalMinor + shippingMinor + exchangeMinor - feesMinor +
 * bonusMinor + roundingMinor + overrideMinor`.
 */
export type Portion = {
  refundOption: RefundOption;
  subtotalMinor: number;
  shippingMinor: number;
  /** Remainders of exchanges paid here, minus differences deducted here. */
  exchangeMinor: number;
  /** Fees that were deducted here. */
  feesMinor: number;
  bonusMinor: number;
  roundingMinor: number;
  /** What an override adds or deducts. */
  overrideMinor: number;
  totalMinor: number;
};

/** The refund for one unit and the tax included in it, as a credit note states them. */
export type UnitAmount = { unitId: string; amountMinor: number; taxMinor: number };

export type Settlement = {
  rows: DerivationRow[];
  /**
   * For each unit that is not exchanged, before revoked promotions, fees and bonuses; with an override, the unit's part
   * of it.
   */
  unitAmounts: UnitAmount[];
  /** One entry per refund option, in order of first appearance, including options that come to 0. */
  portions: Portion[];
  /** Value of the refunded units, tax included, minus revoked promotions, before fees and bonus. */
  subtotalMinor: number;
  /** The order's original shipping that is refunded, tax included. */
  shippingMinor: number;
  /** New prices minus paid prices of all exchanged units; below 0 if the new items cost less. */
  exchangeDifferenceMinor: number;
  /** Fees charged: deducted from the refund, or owed. */
  feesMinor: number;
  /** Bonuses on credit and the exchange incentive together. */
  bonusMinor: number;
  /** The part of `bonusMinor` earned by exchanging. */
  incentiveMinor: number;
  roundingMinor: number;
  /**
   * Tax included in `subtotalMinor` and `shippingMinor`; with an override, the tax that the amount carries (rule 4).
   */
  taxMinor: number;
  /** What the shopper gets. */
  totalMinor: number;
  /** What the shopper owes: exchange differences and fees beyond the refund, only if the store takes payments. */
  owedMinor: number;
  legs: PayoutLeg[];
};

/** One row of a derivation. `position` counts from 1; `label` and `formula` are short English text for people. */
export type DerivationRow = {
  position: number;
  kind: DerivationKind;
  group: DerivationGroup;
  label: string;
  formula: string;
  unitId: string | null;
  amountMinor: number;
};

/** A derivation row before the whole derivation is numbered. */
export type UnnumberedRow = Omit<DerivationRow, "position">;

/** One transfer of money or credit. `paymentId` is the original payment that is refunded, null for new credit. */
export type PayoutLeg = {
  position: number;
  refundOption: RefundOption;
  paymentId: string | null;
  processor: string | null;
  method: string | null;
  label: string;
  amountMinor: number;
};
