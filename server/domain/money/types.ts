import type { DerivationGroup, DerivationKind } from "@/contract/vocabulary/derivation";
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
  /** An exchanged unit refunds 0. */
  outcome: "REFUND" | "EXCHANGE";
  /** Whole percent of the paid amount that is given back (keep-your-item, partial approval); 100 when absent. */
  amountPercent?: number;
};

/** A fee as a flat amount per return, or a restocking fee as a rate of each item after discount and before tax. */
export type Fee = { type: FeeType; totalMinor: number } | { type: "RESTOCK_FEE"; rateBasisPoints: number };

/** Extra credit, flat or as a rate of what is refunded after fees. Never a part of the refund. */
export type Bonus = { totalMinor: number } | { rateBasisPoints: number };

export type SettleReturnInput = {
  currency: string;
  taxesIncluded: boolean;
  units: SettleUnit[];
  fees: Fee[];
  bonus?: Bonus;
  /** Domain rule 13: a store credit or gift card is rounded up to the next whole unit of the currency. */
  roundPromocode?: boolean;
  /** Replaces the computed amount of the process (rule 7). */
  overrideMinor?: number;
  /** The most that an override may be, see `overrideCap`. */
  overrideCapMinor: number;
  payments: PaymentMoney[];
  refundOption: RefundOption;
  paymentsEnabled: boolean;
  basis: SettlementBasis;
};

export type Settlement = {
  rows: DerivationRow[];
  /** Value of the units that are refunded, tax included, before fees and bonus. */
  subtotalMinor: number;
  /** Fees that are charged: deducted from the refund, or owed. */
  feesMinor: number;
  bonusMinor: number;
  roundingMinor: number;
  /** Tax inside `subtotalMinor`. */
  taxMinor: number;
  /** What the shopper gets. */
  totalMinor: number;
  /** What the shopper owes: fees that were larger than the refund, only where the store takes payments. */
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
