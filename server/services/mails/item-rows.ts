import type { ReturnProcess, ReturnUnit } from "@/server/domain/process/types";
import type { MailRow } from "./mail-content";

/** The items of a return; units of one line with the same description are one row with their number. */
export const itemRows = (
  { units, order }: Pick<ReturnProcess, "units" | "order">,
  notesOf: (unit: ReturnUnit) => string[],
): MailRow[] => {
  const rows = new Map<string, { unit: ReturnUnit; notes: string[]; quantity: number }>();
  for (const unit of units) {
    const notes = notesOf(unit);
    const key = JSON.stringify([unit.orderLineId, notes]);
    rows.set(key, { unit, notes, quantity: (rows.get(key)?.quantity ?? 0) + 1 });
  }
  return [...rows.values()].map(({ unit, notes, quantity }) => {
    const line = order.lines.find(({ id }) => id === unit.orderLineId);
    const variant = line?.variantName ?? "";
    return { label: line?.name ?? "", notes: [...(variant === "" ? [] : [variant]), ...notes], value: `${quantity} ×` };
  });
};
