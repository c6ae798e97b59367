import { DomainError } from "@/server/kernel/domain-error";
import { requireMinor } from "@/server/kernel/money";
import type { SettleReturnInput, SettleUnit } from "./types";

/** The most that a unit can be lowered from. */
const WHOLE_PERCENT = 100;

/**
 * Refuses units that would make a settlement wrong, whoever loaded them: the same physical piece twice (UNIT_TWICE),
 * a share whose parts are not its paid amount (UNIT_DOES_NOT_ADD_UP), and amounts or percentages out of range
 * (INVALID_AMOUNT).
 */
export function requireSettleUnits({ units, taxesIncluded }: Pick<SettleReturnInput, "units" | "taxesIncluded">): void {
  const seen = new Set<string>();
  for (const unit of units) {
    requireAddsUp(unit, taxesIncluded);
    for (const key of [`id ${unit.unitId}`, `share ${unit.index} ${unit.lineId}`]) {
      if (seen.has(key)) {
        throw new DomainError({
          reason: "UNIT_TWICE",
          message: `Unit ${unit.unitId} (piece ${unit.index + 1} of line ${unit.lineId}) is there twice.`,
          facts: { unitId: unit.unitId, lineId: unit.lineId, index: unit.index },
        });
      }
      seen.add(key);
    }
  }
}

function requireAddsUp(unit: SettleUnit, taxesIncluded: boolean): void {
  const { priceMinor, lineDiscountMinor, orderDiscountMinor, taxMinor, paidMinor } = unit;
  for (const amount of [priceMinor, lineDiscountMinor, orderDiscountMinor, taxMinor, paidMinor]) requireMinor(amount);
  if (requireMinor(unit.amountPercent ?? WHOLE_PERCENT, "a percentage") > WHOLE_PERCENT) {
    throw new DomainError({
      reason: "INVALID_AMOUNT",
      message: `Unit ${unit.unitId} cannot pay ${unit.amountPercent} % of what was paid for it.`,
      facts: { unitId: unit.unitId, amountPercent: unit.amountPercent ?? null },
    });
  }
  const partsMinor = priceMinor - lineDiscountMinor - orderDiscountMinor + (taxesIncluded ? 0 : taxMinor);
  if (partsMinor === paidMinor && taxMinor <= paidMinor) return;
  throw new DomainError({
    reason: "UNIT_DOES_NOT_ADD_UP",
    message: `The parts of unit ${unit.unitId} don't add up to what was paid for it.`,
    facts: { unitId: unit.unitId, partsMinor, paidMinor },
  });
}
