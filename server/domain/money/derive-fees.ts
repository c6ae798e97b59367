import { minorToMajorText, multiplyRate, requireMinor, sumMinor } from "@/server/kernel/money";
import type { UnitsDerived } from "./derive-units";
import { percentText } from "./percent-text";
import type { Fee, SettleReturnInput, UnnumberedRow } from "./types";

export type FeesDerived = { rows: UnnumberedRow[]; deductedMinor: number; owedMinor: number };

/**
 * Derives the fees of a return, in minor units (domain.md, money rule 8). They come off the outcome, never more than
 * it holds: the rest is owed where the store takes payments, otherwise a row gives it back. The rate of a restocking
 * fee is taken from each unit by itself, so that returning one by one costs the same as returning together.
 */
export function deriveFees(
  input: Pick<SettleReturnInput, "currency" | "fees" | "paymentsEnabled"> & {
    paying: UnitsDerived["paying"];
    subtotalMinor: number;
  },
): FeesDerived {
  const rows = input.fees.flatMap((fee) => feeRows(fee, input)).filter((row) => row.amountMinor !== 0);
  const feesMinor = sumMinor(rows.map((row) => -row.amountMinor));
  const deductedMinor = Math.min(feesMinor, input.subtotalMinor);
  const excessMinor = feesMinor - deductedMinor;
  if (excessMinor === 0 || input.paymentsEnabled) return { rows, deductedMinor, owedMinor: excessMinor };
  const write = (amountMinor: number): string => minorToMajorText(amountMinor, input.currency);
  rows.push({
    kind: "FEE_NOT_CHARGED",
    group: "FEES",
    label: "Fee not charged",
    formula: `fees of ${write(feesMinor)}, but only ${write(input.subtotalMinor)} to take them from`,
    unitId: null,
    amountMinor: excessMinor,
  });
  return { rows, deductedMinor, owedMinor: 0 };
}

const LABELS = {
  RETURN_FEE: "Return fee",
  SHIPPING_FEE: "Return shipping",
  RESTOCK_FEE: "Restocking",
} as const satisfies Record<Fee["type"], string>;

function feeRows(fee: Fee, input: { currency: string; paying: UnitsDerived["paying"] }): UnnumberedRow[] {
  const row = { kind: fee.type, group: "FEES" } as const;
  if ("totalMinor" in fee) {
    const formula = `flat ${minorToMajorText(requireMinor(fee.totalMinor, "a fee"), input.currency)} per return`;
    return [{ ...row, label: LABELS[fee.type], formula, unitId: null, amountMinor: 0 - fee.totalMinor }];
  }
  return input.paying.map(({ unit, amountMinor, taxMinor }) => {
    const beforeTaxMinor = amountMinor - taxMinor;
    return {
      ...row,
      label: `${LABELS[fee.type]}: ${unit.name}`,
      formula: `${percentText(fee.rateBasisPoints)} of ${minorToMajorText(beforeTaxMinor, input.currency)}`,
      unitId: unit.unitId,
      amountMinor: 0 - multiplyRate(beforeTaxMinor, fee.rateBasisPoints),
    };
  });
}
