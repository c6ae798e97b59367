import { describe, expect, test } from "vitest";
import type { DerivationRow } from "@/server/domain/money/types";
import { feeTotals } from "./fee-totals";

const row = (kind: DerivationRow["kind"], amountMinor: number): DerivationRow => ({
  position: 1,
  kind,
  group: "FEES",
  label: "",
  formula: "",
  unitId: null,
  amountMinor,
});

describe("the fees of a calculation", () => {
  test("have one entry per type, however many units there are", () => {
    const rows = [row("RESTOCK_FEE", -200), row("RESTOCK_FEE", -300), row("SHIPPING_FEE", -500), row("BONUS", 100)];
    expect(feeTotals(rows)).toEqual([
      { type: "SHIPPING_FEE", totalMinor: 500 },
      { type: "RESTOCK_FEE", totalMinor: 500 },
    ]);
  });

  test("include only what was charged", () => {
    const rows = [row("RETURN_FEE", -100), row("SHIPPING_FEE", -500), row("FEE_NOT_CHARGED", 550)];
    expect(feeTotals(rows)).toEqual([{ type: "RETURN_FEE", totalMinor: 50 }]);
    expect(feeTotals([])).toEqual([]);
  });
});
