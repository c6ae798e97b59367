import { DomainError } from "@/server/kernel/domain-error";
import type { ReturnProcess, ReturnUnit } from "../process/types";

/** A number of pieces of a line, identified by our ID, the platform's, or the SKU. */
export type RefundedLine = { lineItemId: string; quantity: number };

/**
 * Returns the units for the lines of a call, first pieces first: only units whose refund is due and unpaid.
 * @throws DomainError UNKNOWN_REFUND_LINE, NOT_ENOUGH_UNITS_DUE; facts.index is the line's position in the call
 */
export const pickDueUnits = (
  { units, order }: Pick<ReturnProcess, "units" | "order">,
  lines: readonly RefundedLine[],
): ReturnUnit[] => {
  const picked: ReturnUnit[] = [];
  lines.forEach(({ lineItemId: name, quantity }, index) => {
    const ids = [
      order.lines.find(({ id }) => id === name)?.id,
      order.lines.find(({ platformLineItemId }) => platformLineItemId === name)?.id,
      ...order.lines.filter(({ sku }) => sku !== "" && sku === name).map(({ id }) => id),
    ].filter((id) => units.some(({ orderLineId }) => orderLineId === id));
    const lineId = ids[0];
    if (lineId === undefined)
      throw new DomainError({
        reason: "UNKNOWN_REFUND_LINE",
        message: `No item of this return is called ${name}.`,
        facts: { index },
      });
    const due = units.filter(
      (unit) =>
        unit.orderLineId === lineId && !picked.includes(unit) && (unit.payment === "DUE" || unit.payment === "FAILED"),
    );
    if (due.length < quantity)
      throw new DomainError({
        reason: "NOT_ENOUGH_UNITS_DUE",
        message: `The request lists ${quantity} of ${name}, but only ${due.length} have a pending refund.`,
        facts: { index, left: due.length },
      });
    picked.push(...due.slice(0, quantity));
  });
  return picked;
};
