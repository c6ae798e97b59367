import { DomainError } from "@/server/kernel/domain-error";
import type { UnitShare } from "./types";

/**
 * Returns the next free shares of a line, in order (domain.md, money rule 3), so that returning units one at a time
 * pays exactly what returning them together pays. `takenIndexes` are the units of that line in live or paid returns.
 * Throws NOT_ENOUGH_UNITS_LEFT with what is left if more are requested.
 */
export function takeNextFreeShares(input: {
  shares: readonly UnitShare[];
  lineId: string;
  /** Item name for the error; absent: its line is named. */
  name?: string;
  quantity: number;
  takenIndexes: ReadonlySet<number>;
}): UnitShare[] {
  const free = input.shares
    .filter((share) => share.lineId === input.lineId && !input.takenIndexes.has(share.index))
    .sort((a, b) => a.index - b.index);
  if (input.quantity > free.length) {
    throw new DomainError({
      reason: "NOT_ENOUGH_UNITS_LEFT",
      message: `${unitsWords(input.quantity)} of ${input.name || `line ${input.lineId}`} ${input.quantity === 1 ? "was" : "were"} requested, but only ${free.length} ${free.length === 1 ? "is" : "are"} left.`,
      facts: { lineId: input.lineId, askedQuantity: input.quantity, leftQuantity: free.length },
    });
  }
  return free.slice(0, input.quantity);
}

const unitsWords = (quantity: number): string => `${quantity} ${quantity === 1 ? "unit" : "units"}`;
