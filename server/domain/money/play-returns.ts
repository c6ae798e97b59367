import { sumMinor } from "@/server/kernel/money";
import { withheldForPromotions } from "./derive-promotions";
import type { Ask, Cart } from "./money-arbitraries";
import { payoutOf } from "./money-fixtures";
import { originalShipping } from "./original-shipping";
import { overrideCap } from "./override-cap";
import { paymentsLeft } from "./payout-cap";
import { refundableOf } from "./payout-legs";
import { settleReturn } from "./settle-return";
import { takeNextFreeShares } from "./take-next-free-shares";
import type { PaymentMoney, Settlement, SettleReturnInput, SettleUnit, UnitShare } from "./types";
import { unitShares } from "./unit-shares";

/** For tests: one settled return of a sequence. */
export type Played = { input: SettleReturnInput; settlement: Settlement };

/** For tests: returns of one order, one after the other, each knowing what the ones before did, as a service would. */
export function playReturns({ order, discounts }: Cart, asks: readonly Ask[]): Played[] {
  const shares = unitShares(order);
  const taken = new Map(order.lines.map((line) => [line.id, new Set<number>()]));
  let payments = order.payments;
  const refunded: UnitShare[] = [];
  const played: Played[] = [];
  for (const ask of asks) {
    const line = order.lines[ask.lineSeed % order.lines.length];
    const takenIndexes = taken.get(line?.id ?? "") ?? new Set();
    const quantity = Math.min(ask.quantity, (line?.quantity ?? 0) - takenIndexes.size);
    const next = takeNextFreeShares({ shares, lineId: line?.id ?? "", quantity, takenIndexes });
    for (const share of next) takenIndexes.add(share.index);
    const units = next.map((share, i) => settleUnitOf(share, ask.units[i]));
    const paying = units.filter((unit) => unit.outcome === "REFUND" && unit.verdict === "APPROVED");
    const refundShipping = originalShipping(order, [...refunded, ...paying]);
    const capMinor = overrideCap(units, refundShipping?.paidMinor ?? 0);
    const mostMinor = Math.min(capMinor, refundableOf(payments));
    const input: SettleReturnInput = {
      currency: order.currency,
      taxesIncluded: order.taxesIncluded,
      units,
      fees: ask.fees,
      ...(ask.hasExtras ? EXTRAS : {}),
      carryOverAutomaticDiscounts: ask.carryOver,
      refundShipping,
      revocableDiscounts: {
        discounts,
        orderUnits: shares,
        returnedBefore: [...refunded],
        withheldBeforeMinor: withheldForPromotions(played.map((one) => one.settlement.rows)),
      },
      ...(ask.overrideSeed === null ? {} : { overrideMinor: ask.overrideSeed % (mostMinor + 1) }),
      overrideCapMinor: capMinor,
      payments,
      refundOption: ask.refundOption,
      paymentsEnabled: ask.paymentsEnabled,
      basis: "DECISION",
    };
    const settlement = settleReturn(input);
    refunded.push(...paying);
    payments = afterPayouts(payments, settlement);
    played.push({ input, settlement });
  }
  return played;
}

/** For tests: the id of a unit in a played return. */
export const unitIdOf = (share: { lineId: string; index: number }): string => `${share.lineId}/${share.index}`;

const EXTRAS: Partial<SettleReturnInput> = {
  bonuses: { STORE_CREDIT: { rateBasisPoints: 1000 }, GIFT_CARD: { totalMinor: 250 } },
  exchangeIncentive: { per: "UNIT", bonus: { totalMinor: 120 } },
  roundPromocode: true,
};

function settleUnitOf(share: UnitShare, asked: Ask["units"][number] | undefined): SettleUnit {
  const outcome = asked?.exchange ? "EXCHANGE" : "REFUND";
  return { ...share, unitId: unitIdOf(share), name: "Thing", verdict: "PENDING", outcome, ...asked };
}

/** Legs to a payment raise its refunded amount; credit counts as a payout without a payment, its gifts do not. */
function afterPayouts(payments: PaymentMoney[], { legs, portions }: Settlement): PaymentMoney[] {
  const refunded = payments.map((payment) => {
    const own = legs.filter((leg) => leg.paymentId === payment.id).map((leg) => leg.amountMinor);
    return { ...payment, refundedMinor: sumMinor([payment.refundedMinor, ...own]) };
  });
  const credits = portions.filter((portion) => portion.refundOption !== "ORIGINAL_PAYMENT_METHOD");
  const payouts = credits.map((portion) => {
    const isOverridden = portion.overrideMinor !== 0;
    const giftMinor = isOverridden ? 0 : portion.bonusMinor + portion.roundingMinor;
    return payoutOf({ paymentId: null, amountMinor: portion.totalMinor, giftMinor });
  });
  return paymentsLeft(refunded, payouts);
}
