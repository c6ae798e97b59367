import type { DerivationKind } from "@/contract/vocabulary/derivation";
import { multiplyRate } from "@/server/kernel/money";
import { formulaAmount } from "./formula-amount";
import type { SettleReturnInput, SettleUnit, UnnumberedRow } from "./types";

/** The value of the units, with the rows that lead to it. */
export type UnitsDerived = {
  rows: UnnumberedRow[];
  /** The units that pay, with the amount and the tax that they actually carry. */
  paying: { unit: SettleUnit; amountMinor: number; taxMinor: number }[];
};

/**
 * Derives the value of the units, from the list price to the accepted amount, in minor units. A QUOTE and an ADVANCE
 * count every unit that is not DECLINED or MISSING, a DECISION only APPROVED ones. The others are shown and deducted
 * again, so that the reader sees why they pay nothing. A reduced amount reduces its tax in proportion (domain.md, money
 * rules 4, 7 and 12).
 */
export function deriveUnits(
  input: Pick<SettleReturnInput, "currency" | "taxesIncluded" | "units" | "basis">,
): UnitsDerived {
  const refunded = input.units.filter((unit) => unit.outcome === "REFUND");
  const write = (amountMinor: number): string => formulaAmount(amountMinor, input.currency);
  const rows: UnnumberedRow[] = [
    ...input.units.map((unit) => priceRow(unit, write)),
    ...refunded.flatMap((unit) => discountRows(unit, write)),
    ...refunded.flatMap((unit) => taxRows(unit, input.taxesIncluded, write)),
  ];
  const derived: UnitsDerived = { rows, paying: [] };
  for (const unit of refunded) {
    const refusal = refusalOf(unit, input.basis);
    if (refusal) {
      rows.push({ ...refusal, group: "NOT_ACCEPTED", unitId: unit.unitId, amountMinor: 0 - unit.paidMinor });
      continue;
    }
    const rate = (unit.amountPercent ?? 100) * BASIS_POINTS_PER_PERCENT;
    const amountMinor = multiplyRate(unit.paidMinor, rate);
    derived.paying.push({ unit, amountMinor, taxMinor: multiplyRate(unit.taxMinor, rate) });
    if (amountMinor === unit.paidMinor) continue;
    rows.push({
      kind: "AMOUNT_LOWERED",
      group: "NOT_ACCEPTED",
      label: `Lowered to ${unit.amountPercent}%: ${unit.name}`,
      formula: `${unit.amountPercent}% of ${write(unit.paidMinor)} is ${write(amountMinor)}`,
      unitId: unit.unitId,
      amountMinor: amountMinor - unit.paidMinor,
    });
  }
  return derived;
}

const BASIS_POINTS_PER_PERCENT = 100;

type Write = (amountMinor: number) => string;

function priceRow(unit: SettleUnit, write: Write): UnnumberedRow {
  const row = { group: "ITEMS", unitId: unit.unitId } as const;
  if (unit.outcome === "REFUND") {
    const formula = `${write(unit.priceMinor)} list price`;
    return { ...row, kind: "UNIT_PRICE", label: unit.name, formula, amountMinor: unit.priceMinor };
  }
  const formula = `${write(unit.paidMinor)} paid goes into the exchange`;
  return { ...row, kind: "UNIT_EXCHANGED", label: `Exchanged: ${unit.name}`, formula, amountMinor: 0 };
}

function discountRows(unit: SettleUnit, write: Write): UnnumberedRow[] {
  const rows: UnnumberedRow[] = [];
  const row = { group: "DISCOUNTS", unitId: unit.unitId } as const;
  if (unit.lineDiscountMinor > 0) {
    rows.push({
      ...row,
      kind: "LINE_DISCOUNT",
      label: `Discount: ${unit.name}`,
      formula: shareText(unit, unit.lineDiscountMinor, unit.of?.lineDiscountMinor, write),
      amountMinor: -unit.lineDiscountMinor,
    });
  }
  if (unit.orderDiscountMinor > 0) {
    rows.push({
      ...row,
      kind: "ORDER_DISCOUNT",
      label: `Share of the order discount: ${unit.name}`,
      formula: shareText(unit, unit.orderDiscountMinor, unit.of?.orderDiscountMinor, write),
      amountMinor: -unit.orderDiscountMinor,
    });
  }
  return rows;
}

function taxRows(unit: SettleUnit, taxesIncluded: boolean, write: Write): UnnumberedRow[] {
  if (unit.taxMinor === 0) return [];
  const share = shareText(unit, unit.taxMinor, unit.of?.taxMinor, write);
  const row = { group: "TAX", unitId: unit.unitId, label: `Tax: ${unit.name}` } as const;
  if (!taxesIncluded) return [{ ...row, kind: "TAX_ON_TOP", formula: share, amountMinor: unit.taxMinor }];
  // Gets a row because people ask about tax, but adds 0 because the price includes it.
  return [{ ...row, kind: "TAX_INCLUDED", formula: `included: ${share}`, amountMinor: 0 }];
}

function shareText(unit: SettleUnit, shareMinor: number, wholeMinor: number | undefined, write: Write): string {
  if (wholeMinor === undefined) return `${write(shareMinor)}, share of unit ${unit.index + 1} by largest remainder`;
  if (wholeMinor === shareMinor) return `${write(shareMinor)}, the whole of it`;
  return `${write(shareMinor)} of ${write(wholeMinor)} by largest remainder`;
}

type Refusal = { kind: DerivationKind; label: string; formula: string };

/**
 * Returns why a unit isn't paid, as text for its row; null if it is (rule 7). Exchanges of such units don't take place.
 */
export function refusalOf(unit: SettleUnit, basis: SettleReturnInput["basis"]): Refusal | null {
  switch (unit.verdict) {
    case "APPROVED":
      return null;
    case "DECLINED":
      return { kind: "UNIT_DECLINED", label: `Not accepted: ${unit.name}`, formula: "Rejected: not refunded" };
    case "MISSING":
      return { kind: "UNIT_MISSING", label: `Did not arrive: ${unit.name}`, formula: "Missing: not refunded" };
    case "PENDING":
    case "UNDECIDED":
      if (basis !== "DECISION") return null;
      return { kind: "UNIT_PENDING", label: `Not decided yet: ${unit.name}`, formula: "paid once it is approved" };
  }
}
