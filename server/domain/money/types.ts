import type { DerivationGroup, DerivationKind } from "@/contract/vocabulary/derivation";
import type { ExchangeFlow, UnitOutcome } from "@/contract/vocabulary/exchange";
import type { FeeType, RefundOption } from "@/contract/vocabulary/refund-option";
import type { SettlementBasis } from "@/contract/vocabulary/settlement";
import type { UnitVerdict } from "@/contract/vocabulary/unit";

/** The money of an order as it was pushed (decisions.md 11). All amounts in minor units of `currency`. */
export type OrderMoney = {
  currency: string;
  /** Included tax is inside the amounts; otherwise tax comes on top of them. */
  taxesIncluded: boolean;
  lines: OrderMoneyLine[];
  orderDiscountMinor: number;
  /** Tips, duties and other fees, tax included; never refunded. Absent: none. */
  feesMinor?: number;
  shipping: { priceMinor: number; discountMinor: number; taxMinor: number };
  payments: PaymentMoney[];
};

/** Discount and tax are of the whole line, before its share of the order's discount; the tax knows all discounts. */
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
 * One physical piece's fixed share of what the order cost.
 * `paidMinor = priceMinor - lineDiscountMinor - orderDiscountMinor + (taxesIncluded ? 0 : taxMinor)`.
 */
export type UnitShare = {
  lineId: string;
  /** 0-based place in its line; shares are handed out in this order. */
  index: number;
  priceMinor: number;
  lineDiscountMinor: number;
  orderDiscountMinor: number;
  taxMinor: number;
  paidMinor: number;
  /** The totals that the shares are parts of; only the wording of a derivation uses them. */
  of?: { lineDiscountMinor: number; orderDiscountMinor: number; taxMinor: number };
};

export type SettleUnit = UnitShare & {
  unitId: string;
  /** Product name, shown in the derivation. */
  name: string;
  /** PENDING and UNDECIDED mean the same: nobody has looked at the unit yet. */
  verdict: UnitVerdict | "PENDING";
  /** An exchanged unit refunds 0; its difference is settled by its `exchange`. */
  outcome: UnitOutcome;
  /** What the shopper chose for this unit; absent: the option of the return. */
  refundOption?: RefundOption;
  /** What the shopper takes instead, where the outcome is EXCHANGE; absent: nothing to settle. */
  exchange?: ExchangeTerms;
  /** Whole percent of the paid amount that is given back (keep-your-item, partial approval); 100 when absent. */
  amountPercent?: number;
};

/** How a unit is exchanged (rule 9). The difference is counted against the unit's `paidMinor`. */
export type ExchangeTerms = {
  /** ONE_ON_ONE keeps the price; OPEN_WITH_GIFT_CARD gives a rest as gift card, the others to the return's option. */
  flow: Exclude<ExchangeFlow, "NO_EXCHANGE_FLOW">;
  /** Unit price of the new item as it is charged, tax included. */
  newPriceMinor: number;
  /** The very variant that comes back keeps its price in every flow. */
  isPriceKept?: boolean;
};

/**
 * A fee as a flat amount per return, or a restocking fee as a rate of each item after discount and before tax; of the
 * items of `lineIds` only, where that is given.
 */
export type Fee =
  | { type: FeeType; totalMinor: number }
  | { type: "RESTOCK_FEE"; rateBasisPoints: number; lineIds?: readonly string[] };

/** Extra credit, flat or as a rate of the returned value. Never a part of the refund (rule 10). */
export type Bonus = { totalMinor: number } | { rateBasisPoints: number };

/** Extra credit for exchanging instead of taking money back, for each exchanged unit or once for all of them. */
export type ExchangeIncentive = { per: "UNIT" | "RETURN"; bonus: Bonus };

/** A part of the order's discount that was given because the items came to at least `minimumSubtotalMinor`. */
export type ConditionalDiscount = { id: string; label: string; minimumSubtotalMinor: number; amountMinor: number };

/** What `revoke_conditional_discounts` needs to know; given only where the store turned it on (rule 11). */
export type RevocableDiscounts = {
  discounts: readonly ConditionalDiscount[];
  /** Every unit of the order, from `unitShares`. */
  orderUnits: readonly UnitShare[];
  /** Units that earlier returns were refunded for. Exchanged, declined and missing units stay. */
  returnedBefore: readonly Pick<UnitShare, "lineId" | "index">[];
  /** From `withheldForPromotions` over the derivations of earlier returns. */
  withheldBeforeMinor: number;
};

export type SettleReturnInput = {
  currency: string;
  taxesIncluded: boolean;
  units: SettleUnit[];
  fees: Fee[];
  /** What the store adds to a refund by credit; an entry for a way that pays money is refused. */
  bonuses?: Partial<Record<RefundOption, Bonus>>;
  exchangeIncentive?: ExchangeIncentive;
  /** The exchanged unit's share of the order's discount lowers the new item's price too. */
  carryOverAutomaticDiscounts?: boolean;
  /** Domain rule 13: a store credit or gift card is rounded up to the next whole unit of the currency. */
  roundPromocode?: boolean;
  /** From `originalShipping`, where the store refunds it; paid only when every unit here is refunded (rule 5). */
  refundShipping?: ShippingShare | null;
  revocableDiscounts?: RevocableDiscounts;
  /** Replaces the computed amount of the process (rule 7). */
  overrideMinor?: number;
  /** The most that an override may be, see `overrideCap`. */
  overrideCapMinor: number;
  payments: PaymentMoney[];
  /** Of the return: for units without an option of their own, refunded shipping and the rest of an exchange. */
  refundOption: RefundOption;
  paymentsEnabled: boolean;
  basis: SettlementBasis;
};

/** What was paid for the order's delivery; `paidMinor` includes the tax. */
export type ShippingShare = { paidMinor: number; taxMinor: number };

/**
 * What goes out by one refund option:
 * `totalMinor = subtotalMinor + shippingMinor + exchangeMinor - feesMinor + bonusMinor + roundingMinor + overrideMinor`.
 */
export type Portion = {
  refundOption: RefundOption;
  subtotalMinor: number;
  shippingMinor: number;
  /** Rests of exchanges that go out here, less differences that were taken from here. */
  exchangeMinor: number;
  /** Fees that were deducted here. */
  feesMinor: number;
  bonusMinor: number;
  roundingMinor: number;
  /** What an override adds or takes. */
  overrideMinor: number;
  totalMinor: number;
};

/** What is refunded for one unit, and the tax inside of it: what a credit note says of it. */
export type UnitAmount = { unitId: string; amountMinor: number; taxMinor: number };

export type Settlement = {
  rows: DerivationRow[];
  /**
   * Of each unit that is not exchanged, before revoked promotions, fees and bonuses; with an override, what of it falls
   * on the unit.
   */
  unitAmounts: UnitAmount[];
  /** One entry per refund option, in order of first appearance; options that come to 0 included. */
  portions: Portion[];
  /** Value of the units that are refunded, tax included, less revoked promotions, before fees and bonus. */
  subtotalMinor: number;
  /** The order's original shipping that is refunded, tax included. */
  shippingMinor: number;
  /** New prices less paid prices of all exchanged units; below 0 where the new items cost less. */
  exchangeDifferenceMinor: number;
  /** Fees that are charged: deducted from the refund, or owed. */
  feesMinor: number;
  /** Bonuses on credit and the exchange incentive together. */
  bonusMinor: number;
  /** The part of `bonusMinor` that was earned by exchanging. */
  incentiveMinor: number;
  roundingMinor: number;
  /** Tax inside `subtotalMinor` and `shippingMinor`; with an override, the tax that the amount carries (rule 4). */
  taxMinor: number;
  /** What the shopper gets. */
  totalMinor: number;
  /** What the shopper owes: exchange differences and fees beyond the refund, only where the store takes payments. */
  owedMinor: number;
  legs: PayoutLeg[];
};

/** One line of a derivation. `position` counts from 1; `label` and `formula` are short English for people. */
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

/** One transfer of money or credit. `paymentId` is the original payment that it goes back to, null for new credit. */
export type PayoutLeg = {
  position: number;
  refundOption: RefundOption;
  paymentId: string | null;
  processor: string | null;
  method: string | null;
  label: string;
  amountMinor: number;
};
