import type { Settlement } from "@/server/domain/money/types";
import type { StoredSettlement } from "@/server/domain/process/types";
import { presentAmount } from "./money";

type Derivation = Pick<StoredSettlement, "id" | "basis" | "currency" | "createdAt"> &
  Pick<Settlement, "subtotalMinor" | "feesMinor" | "bonusMinor" | "taxMinor" | "totalMinor" | "owedMinor" | "rows">;

/** A quote or decision with the rows that it came about by. */
export const presentDerivation = (settlement: Derivation) => ({
  settlement_id: settlement.id,
  basis: settlement.basis,
  currency: settlement.currency,
  subtotal: presentAmount(settlement.subtotalMinor),
  fees: presentAmount(settlement.feesMinor),
  bonus: presentAmount(settlement.bonusMinor),
  tax: presentAmount(settlement.taxMinor),
  total: presentAmount(settlement.totalMinor),
  owed: presentAmount(settlement.owedMinor),
  created_at: settlement.createdAt,
  rows: settlement.rows.map((row) => ({
    position: row.position,
    group: row.group,
    kind: row.kind,
    label: row.label,
    formula: row.formula,
    unit_id: row.unitId,
    amount: presentAmount(row.amountMinor),
  })),
});
