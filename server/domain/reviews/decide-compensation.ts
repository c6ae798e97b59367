import type { SettlementBasis } from "@/contract/vocabulary/settlement";
import { DomainError } from "@/server/kernel/domain-error";
import { originalShipping } from "../money/original-shipping";
import { overrideCap } from "../money/override-cap";
import type { PaymentMoney, Settlement } from "../money/types";
import { unitShares } from "../money/unit-shares";
import { orderMoney } from "../orders/order-money";
import { advanceUnits } from "../process/advance-units";
import type { ReturnProcess } from "../process/types";
import { exchangeTerms } from "../returns/price-draft";
import { type EarlierReturns, settleByTerms, type TermsUnit } from "../returns/settle-by-terms";

/** Returns the units of a process as input for the money rules, with the same wording as in the quote. */
export const settleUnits = (process: Pick<ReturnProcess, "units" | "order">): TermsUnit[] => {
  const shares = new Map(
    unitShares(orderMoney(process.order)).map((share) => [`${share.index} ${share.lineId}`, share]),
  );
  return process.units.map((unit) => ({
    lineId: unit.orderLineId,
    index: unit.unitIndex,
    unitId: unit.id,
    name: process.order.lines.find(({ id }) => id === unit.orderLineId)?.name ?? "",
    priceMinor: unit.priceMinor,
    lineDiscountMinor: unit.lineDiscountMinor,
    orderDiscountMinor: unit.orderDiscountMinor,
    taxMinor: unit.taxMinor,
    paidMinor: unit.paidMinor,
    of: shares.get(`${unit.unitIndex} ${unit.orderLineId}`)?.of,
    verdict: unit.verdict,
    returnReason: unit.returnReason,
    refundOption: unit.refundOption,
    ...(unit.keep === null ? {} : { keep: unit.keep, amountPercent: unit.keep.refundPercentage }),
    ...(unit.exchange === null ? { outcome: "REFUND" as const } : exchangeTerms(unit.exchange)),
  }));
};

/**
 * Returns the highest possible override of a return, in minor units: what was paid for its units, and for the order's
 * shipping if the store refunds it. A settlement limits it by the verdicts (`overrideCap`).
 */
export const mostRefundable = (process: Pick<ReturnProcess, "units" | "order" | "terms">): number => {
  const money = orderMoney(process.order);
  const shipping = process.terms.isOriginalShippingRefunded ? originalShipping(money, unitShares(money)) : null;
  const units = settleUnits(process).map((unit) => ({ ...unit, verdict: "UNDECIDED" as const }));
  return overrideCap(units, shipping?.paidMinor ?? 0);
};

/**
 * Decides what is paid once every unit has a verdict: approved units only, under the return's original terms, or the
 * override (domain, money rules 7, 8 and 15). `payments` as if this return had paid nothing yet. An ADVANCE is for
 * units paid before their verdict and has no override.
 * @throws DomainError OVERRIDE_EXCEEDS_PAID, EXCEEDS_REFUNDABLE
 */
export const decideCompensation = (
  process: Pick<ReturnProcess, "units" | "order" | "terms" | "refundOption" | "overrideMinor">,
  {
    payments,
    earlier,
    basis = "DECISION",
  }: { payments: PaymentMoney[]; earlier: EarlierReturns; basis?: SettlementBasis },
): Settlement =>
  settleByTerms({
    order: process.order,
    units: settleUnits(basis === "ADVANCE" ? { ...process, units: advanceUnits(process) } : process),
    terms: process.terms,
    payments,
    earlier,
    refundOption: process.refundOption,
    basis,
    overrideMinor: basis === "ADVANCE" ? undefined : (process.overrideMinor ?? undefined),
  });

/**
 * Returns what a return pays if every unit without a verdict is accepted, as the decision would pay it. Amounts beyond
 * what can be refunded are capped. `payments` as if this return had paid nothing yet.
 */
export const expectedCompensation = (
  process: Parameters<typeof decideCompensation>[0],
  facts: { payments: PaymentMoney[]; earlier: EarlierReturns },
): Settlement => {
  const units = process.units.map((unit) =>
    unit.verdict === "UNDECIDED" ? { ...unit, verdict: "APPROVED" as const } : unit,
  );
  const accepted = { ...process, units };
  try {
    return decideCompensation(accepted, facts);
  } catch (error) {
    const leftMinor = error instanceof DomainError ? error.facts.leftMinor : undefined;
    if (typeof leftMinor !== "number") throw error;
    return expectedCompensation({ ...accepted, overrideMinor: leftMinor }, facts);
  }
};
