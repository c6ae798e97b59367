import type { Settlement } from "@/server/domain/money/types";
import type { StoredSettlement } from "@/server/domain/process/types";
import { presentAmount } from "./money";

type Derivation = Pick<StoredSettlement, "id" | "basis" | "currency" | "createdAt"> &
  Pick<
    Settlement,
    | "subtotalMinor"
    | "shippingMinor"
    | "feesMinor"
    | "bonusMinor"
    | "roundingMinor"
    | "taxMinor"
    | "totalMinor"
    | "owedMinor"
    | "portions"
    | "unitAmounts"
    | "rows"
  >;

/** A quote or decision with the rows that it came about by. */
export const presentDerivation = (settlement: Derivation) => ({
  settlementId: settlement.id,
  basis: settlement.basis,
  currency: settlement.currency,
  subtotal: presentAmount(settlement.subtotalMinor),
  shipping: presentAmount(settlement.shippingMinor),
  fees: presentAmount(settlement.feesMinor),
  bonus: presentAmount(settlement.bonusMinor),
  rounding: presentAmount(settlement.roundingMinor),
  tax: presentAmount(settlement.taxMinor),
  total: presentAmount(settlement.totalMinor),
  owed: presentAmount(settlement.owedMinor),
  portions: settlement.portions.map((portion) => ({
    refundOption: portion.refundOption,
    subtotal: presentAmount(portion.subtotalMinor),
    fees: presentAmount(portion.feesMinor),
    bonus: presentAmount(portion.bonusMinor),
    rounding: presentAmount(portion.roundingMinor),
    total: presentAmount(portion.totalMinor),
  })),
  units: settlement.unitAmounts.map(({ unitId, amountMinor, taxMinor }) => ({
    unitId,
    amount: presentAmount(amountMinor),
    tax: presentAmount(taxMinor),
  })),
  createdAt: settlement.createdAt,
  rows: settlement.rows.map((row) => ({
    position: row.position,
    group: row.group,
    kind: row.kind,
    label: row.label,
    formula: row.formula,
    unitId: row.unitId,
    amount: presentAmount(row.amountMinor),
  })),
});
