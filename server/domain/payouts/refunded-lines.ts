import { proportionMinor } from "../money/proportion";
import type { OrderLine } from "../orders/types";
import type { Payout, ReturnProcess, StoredSettlement } from "../process/types";

/** Pieces of an order line that one refund is for; amounts in minor units for all of them. */
export type RefundedLine = { orderLineId: string; quantity: number; amountMinor: number; taxMinor: number };

/**
 * Returns what a payout is booked for in the shop: the units that its decision refunds and no earlier one did, and the
 * shipping that it adds. A decision paid by several legs books them with its first one only, so that no line is booked
 * twice.
 */
export const refundedLines = (
  process: Pick<ReturnProcess, "units" | "settlements" | "payouts">,
  payout: Payout,
): { lines: RefundedLine[]; shippingMinor: number } => {
  const paid = (id: string) =>
    process.payouts.filter(({ settlementId, status }) => settlementId === id && status !== "FAILED");
  const isFirst = paid(payout.settlementId).every(({ leg, paymentId }) => paymentId === null || leg >= payout.leg);
  const at = process.settlements.findIndex(({ id }) => id === payout.settlementId);
  const own = process.settlements[at];
  if (!isFirst || own === undefined) return { lines: [], shippingMinor: 0 };
  const before = process.settlements.slice(0, at).filter(({ id, basis }) => basis !== "QUOTE" && paid(id).length > 0);
  const known = new Set(before.flatMap(unitsPaidBy));
  const fresh = own.unitAmounts.filter(({ unitId, amountMinor }) => amountMinor > 0 && !known.has(unitId));
  const lines = new Map<string, RefundedLine>();
  for (const { unitId, amountMinor, taxMinor } of fresh) {
    const unit = process.units.find(({ id }) => id === unitId);
    if (unit === undefined || unit.refundOption !== payout.refundOption) continue;
    const line = lines.get(unit.orderLineId) ?? {
      orderLineId: unit.orderLineId,
      quantity: 0,
      amountMinor: 0,
      taxMinor: 0,
    };
    lines.set(unit.orderLineId, {
      ...line,
      quantity: line.quantity + 1,
      amountMinor: line.amountMinor + amountMinor,
      taxMinor: line.taxMinor + taxMinor,
    });
  }
  const earlierMinor = Math.max(0, ...before.map(({ shippingMinor }) => shippingMinor));
  const shippingMinor = Math.min(payout.amountMinor, Math.max(0, own.shippingMinor - earlierMinor));
  return { lines: [...lines.values()], shippingMinor };
};

/**
 * Limits the lines to the pieces that the shop hasn't refunded itself, with their share of the amounts, so that a line
 * isn't booked for more than was bought.
 */
export const linesLeft = (
  lines: readonly RefundedLine[],
  order: { readonly lines: readonly Pick<OrderLine, "id" | "quantity" | "refundedQuantity">[] },
): RefundedLine[] =>
  lines.flatMap((line) => {
    const bought = order.lines.find(({ id }) => id === line.orderLineId);
    const left = bought === undefined ? line.quantity : bought.quantity - bought.refundedQuantity;
    if (left >= line.quantity) return [line];
    if (left <= 0) return [];
    const part = (minor: number) => proportionMinor(minor, left, line.quantity);
    return [{ ...line, quantity: left, amountMinor: part(line.amountMinor), taxMinor: part(line.taxMinor) }];
  });

const unitsPaidBy = ({ unitAmounts }: StoredSettlement): string[] =>
  unitAmounts.filter(({ amountMinor }) => amountMinor > 0).map(({ unitId }) => unitId);
