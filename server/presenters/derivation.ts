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

/** Returns a quote or decision with its calculation. */
export const presentDerivation = (settlement: Derivation) => ({
  ...settlement,
  settlementId: settlement.id,
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
  rows: settlement.rows.map((row) => ({
    ...row,
    amount: presentAmount(row.amountMinor),
  })),
});
