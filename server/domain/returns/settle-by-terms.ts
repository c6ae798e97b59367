import type { RefundOption } from "@/contract/vocabulary/refund-option";
import type { SettlementBasis } from "@/contract/vocabulary/settlement";
import { exchangeIncentives } from "../exchanges/exchange-incentives";
import { originalShipping } from "../money/original-shipping";
import { overrideCap } from "../money/override-cap";
import { settleReturn } from "../money/settle-return";
import type { PaymentMoney, Settlement, SettleUnit, UnitShare } from "../money/types";
import { unitShares } from "../money/unit-shares";
import { orderMoney } from "../orders/order-money";
import type { Order } from "../orders/types";
import type { ReturnTerms } from "../process/terms";
import type { UnitKeep } from "../process/types";

/** What earlier returns of the same order did. */
export type EarlierReturns = {
  /**
   * Units that were refunded. Exchanged, declined and missing ones stay with the shopper; kept ones are refunded and
   * stay.
   */
  refundedUnits: (Pick<UnitShare, "lineId" | "index"> & { isKept?: boolean })[];
  /** What their decisions withheld for promotions, in minor units. */
  withheldMinor: number;
};

export const NO_EARLIER_RETURNS: EarlierReturns = { refundedUnits: [], withheldMinor: 0 };

export type TermsUnit = SettleUnit & { returnReason: string; newProductId?: string; keep?: UnitKeep | null };

/**
 * Settles units of an order under the terms of their return, in minor units (domain, section 2).
 * @throws DomainError as `settleReturn` does
 */
export const settleByTerms = (input: {
  order: Order;
  units: TermsUnit[];
  terms: ReturnTerms;
  payments: PaymentMoney[];
  earlier: EarlierReturns;
  refundOption: RefundOption;
  basis: SettlementBasis;
  overrideMinor?: number;
}): Settlement => {
  const { order, units, terms, payments, earlier, refundOption, basis, overrideMinor } = input;
  const money = orderMoney(order);
  const isBack = (unit: TermsUnit) => unit.outcome === "REFUND" && isCounted(unit, basis) && !unit.keep;
  const comesBack = [...earlier.refundedUnits.filter(({ isKept }) => isKept !== true), ...units.filter(isBack)];
  const refundShipping = terms.isOriginalShippingRefunded ? originalShipping(money, comesBack) : null;
  return settleReturn({
    currency: order.currency,
    taxesIncluded: order.taxesIncluded,
    units,
    fees: terms.fees,
    bonuses: terms.bonuses,
    exchangeIncentive: incentiveOf(input),
    carryOverAutomaticDiscounts: terms.areDiscountsCarriedOver,
    roundPromocode: terms.isCreditRoundedUp,
    refundShipping,
    revocableDiscounts: terms.areConditionalDiscountsRevoked
      ? {
          discounts: order.conditionalDiscounts,
          orderUnits: unitShares(money),
          returnedBefore: earlier.refundedUnits,
          withheldBeforeMinor: earlier.withheldMinor,
        }
      : undefined,
    overrideMinor,
    overrideCapMinor: overrideCap(units, refundShipping?.paidMinor ?? 0),
    payments,
    refundOption,
    paymentsEnabled: terms.arePaymentsEnabled,
    basis,
  });
};

/** Before the review, every unit counts unless it was rejected. */
const isCounted = ({ verdict }: SettleUnit, basis: SettlementBasis): boolean =>
  basis === "DECISION" ? verdict === "APPROVED" : verdict !== "DECLINED" && verdict !== "MISSING";

/**
 * Each exchanged unit earns the store's bonus for its kind of exchange; the result is one amount for the return (rule
 * 10).
 */
const incentiveOf = ({ order, units, terms, basis }: Parameters<typeof settleByTerms>[0]) => {
  const exchanged = units.filter((unit) => unit.outcome === "EXCHANGE" && isCounted(unit, basis));
  const totalMinor = exchanged.reduce((sum, unit) => {
    const flow = unit.exchange?.flow;
    if (flow === undefined) return sum;
    const productId = order.lines.find(({ id }) => id === unit.lineId)?.productId;
    const type = productId !== undefined && productId === unit.newProductId ? "SIZE_EXCHANGE" : "OPEN_CATALOG";
    const earned = exchangeIncentives(terms.incentives, {
      exchangeFlow: flow,
      returnedMinor: unit.paidMinor,
      currency: order.currency,
      reason: unit.returnReason,
      country: order.shippingAddress.countryCode,
    }).find(({ preferredExchangeType }) => preferredExchangeType === type);
    return sum + (earned?.extraCreditMinor ?? 0);
  }, 0);
  return totalMinor === 0 ? undefined : { per: "RETURN" as const, bonus: { totalMinor } };
};
