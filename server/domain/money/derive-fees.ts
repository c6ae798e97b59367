import { multiplyRate, requireMinor, sumMinor } from "@/server/kernel/money";
import type { UnitsDerived } from "./derive-units";
import { formulaAmount } from "./formula-amount";
import { percentText } from "./percent-text";
import { bucketOf, heldInAll, type RefundBucket, takeFrom } from "./refund-buckets";
import type { Fee, SettleReturnInput, UnnumberedRow } from "./types";

export type FeesDerived = { rows: UnnumberedRow[]; deductedMinor: number; owedMinor: number };

/**
 * Derives the fees of a return, in minor units (domain.md, money rule 8). They are deducted from the refund, never more
 * than it holds. The rest is owed if the store takes payments; otherwise a row waives it. A restocking fee with a rate
 * is calculated for each unit on its own, so that returning units one by one costs the same as returning them together,
 * and is deducted from the bucket of the unit's refund. Flat fees are deducted from the buckets in order. Changes the
 * buckets. Throws INVALID_AMOUNT.
 */
export function deriveFees(
  input: Pick<SettleReturnInput, "currency" | "fees" | "paymentsEnabled" | "refundOption">,
  { paying, buckets }: { paying: UnitsDerived["paying"]; buckets: RefundBucket[] },
): FeesDerived {
  const rows = input.fees.flatMap((fee) => feeRows(fee, { ...input, paying })).filter((row) => row.amountMinor !== 0);
  const feesMinor = sumMinor(rows.map((row) => -row.amountMinor));
  const heldMinor = heldInAll(buckets);
  const excessMinor = deduct(rows, { ...input, paying, buckets });
  const deductedMinor = feesMinor - excessMinor;
  if (excessMinor === 0 || input.paymentsEnabled) return { rows, deductedMinor, owedMinor: excessMinor };
  const write = (amountMinor: number): string => formulaAmount(amountMinor, input.currency);
  rows.push({
    kind: "FEE_NOT_CHARGED",
    group: "FEES",
    label: "Fee not charged",
    formula: `fees of ${write(feesMinor)}, but only ${write(heldMinor)} to take them from`,
    unitId: null,
    amountMinor: excessMinor,
  });
  return { rows, deductedMinor, owedMinor: 0 };
}

/**
 * Deducts the fees from the buckets, each unit's own bucket first, and returns the part that the buckets couldn't
 * cover.
 */
function deduct(
  rows: readonly UnnumberedRow[],
  { paying, buckets, refundOption }: Pick<SettleReturnInput, "refundOption"> & UnitsInPots,
): number {
  const optionOf = new Map(paying.map(({ unit }) => [unit.unitId, unit.refundOption ?? refundOption]));
  const restsMinor = rows.map((row) => {
    const own = row.unitId === null ? undefined : optionOf.get(row.unitId);
    return own === undefined ? -row.amountMinor : takeFrom([bucketOf(buckets, own)], -row.amountMinor, "feesMinor");
  });
  return takeFrom(buckets, sumMinor(restsMinor), "feesMinor");
}

type UnitsInPots = { paying: UnitsDerived["paying"]; buckets: RefundBucket[] };

const LABELS = {
  RETURN_FEE: "Return fee",
  SHIPPING_FEE: "Return shipping",
  RESTOCK_FEE: "Restocking",
} as const satisfies Record<Fee["type"], string>;

function feeRows(fee: Fee, input: { currency: string; paying: UnitsDerived["paying"] }): UnnumberedRow[] {
  const row = { kind: fee.type, group: "FEES" } as const;
  if ("totalMinor" in fee) {
    const formula = `flat ${formulaAmount(requireMinor(fee.totalMinor, "a fee"), input.currency)} per return`;
    return [{ ...row, label: LABELS[fee.type], formula, unitId: null, amountMinor: 0 - fee.totalMinor }];
  }
  const charged = input.paying.filter(({ unit }) => fee.lineIds?.includes(unit.lineId) ?? true);
  return charged.map(({ unit, amountMinor, taxMinor }) => {
    const beforeTaxMinor = amountMinor - taxMinor;
    return {
      ...row,
      label: `${LABELS[fee.type]}: ${unit.name}`,
      formula: `${percentText(fee.rateBasisPoints)} of ${formulaAmount(beforeTaxMinor, input.currency)}`,
      unitId: unit.unitId,
      amountMinor: 0 - multiplyRate(beforeTaxMinor, fee.rateBasisPoints),
    };
  });
}
