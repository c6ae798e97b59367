import { overrideCap } from "../money/override-cap";
import { settleReturn } from "../money/settle-return";
import type { Fee, PaymentMoney, Settlement, SettleUnit } from "../money/types";
import { unitShares } from "../money/unit-shares";
import { orderMoney } from "../orders/order-money";
import type { ReturnProcess } from "../process/types";

/** The units of a process as the money rules want them, worded as in the quote. */
export const settleUnits = (process: Pick<ReturnProcess, "units" | "order">): SettleUnit[] => {
  const shares = unitShares(orderMoney(process.order));
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
    of: shares.find(({ lineId, index }) => lineId === unit.orderLineId && index === unit.unitIndex)?.of,
    verdict: unit.verdict,
    outcome: "REFUND",
    refundOption: unit.refundOption,
  }));
};

/**
 * What is paid once every unit has its verdict: approved units only, less the fees that were agreed in the quote, or
 * the override (domain, money rules 7, 8 and 15).
 * @throws DomainError OVERRIDE_EXCEEDS_PAID, EXCEEDS_REFUNDABLE
 */
export const decideCompensation = (
  process: ReturnProcess,
  { payments, arePaymentsEnabled }: { payments: PaymentMoney[]; arePaymentsEnabled: boolean },
): Settlement => {
  const units = settleUnits(process);
  return settleReturn({
    currency: process.currency,
    taxesIncluded: process.taxesIncluded,
    units,
    fees: agreedFees(process),
    overrideMinor: process.overrideMinor ?? undefined,
    overrideCapMinor: overrideCap(units, 0),
    payments,
    refundOption: process.refundOption,
    paymentsEnabled: arePaymentsEnabled,
    basis: "DECISION",
  });
};

/** The flat fee that the shopper confirmed; it is not charged when nothing is approved, for then nothing is paid. */
const agreedFees = (process: ReturnProcess): Fee[] => {
  const quote = process.settlements.find(({ basis }) => basis === "QUOTE");
  const feesMinor = quote?.feesMinor ?? 0;
  return feesMinor > 0 ? [{ type: "SHIPPING_FEE", totalMinor: feesMinor }] : [];
};
