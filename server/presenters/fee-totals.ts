import { FEE_TYPES, type FeeType } from "@/contract/vocabulary/refund-option";
import type { DerivationRow } from "@/server/domain/money/types";
import { sumMinor } from "@/server/kernel/money";

/**
 * Returns the fees that a calculation charges, one entry per type; what could not be charged is subtracted from the
 * last ones.
 */
export const feeTotals = (rows: readonly DerivationRow[]): { type: FeeType; totalMinor: number }[] => {
  const sumOf = (kind: string): number =>
    sumMinor(rows.filter((row) => row.kind === kind).map(({ amountMinor }) => amountMinor));
  let waivedMinor = sumOf("FEE_NOT_CHARGED");
  return FEE_TYPES.toReversed()
    .flatMap((type) => {
      const askedMinor = 0 - sumOf(type);
      const offMinor = Math.min(askedMinor, waivedMinor);
      waivedMinor -= offMinor;
      return askedMinor - offMinor === 0 ? [] : [{ type, totalMinor: askedMinor - offMinor }];
    })
    .toReversed();
};
