import { multiplyRate, sumMinor } from "@/server/kernel/money";
import type { UnitShare } from "../money/types";

const BASIS_POINTS_PER_PERCENT = 100;

/**
 * Returns what the next free pieces of a line pay, in minor units: kept for `refundPercentage` of what was paid, or
 * sent back, before fees. Each piece is rounded on its own, as in the settlement (money rule 12).
 */
export const keepAmounts = (call: {
  shares: readonly UnitShare[];
  lineId: string;
  takenIndexes: ReadonlySet<number>;
  quantity: number;
  refundPercentage: number;
}): { keepMinor: number; returnMinor: number } => {
  const { shares, lineId, takenIndexes, quantity, refundPercentage } = call;
  const paid = shares
    .filter((share) => share.lineId === lineId && !takenIndexes.has(share.index))
    .toSorted((left, right) => left.index - right.index)
    .slice(0, quantity)
    .map(({ paidMinor }) => paidMinor);
  return {
    keepMinor: sumMinor(paid.map((paidMinor) => multiplyRate(paidMinor, refundPercentage * BASIS_POINTS_PER_PERCENT))),
    returnMinor: sumMinor(paid),
  };
};
