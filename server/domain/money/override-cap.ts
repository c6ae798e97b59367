import { sumMinor } from "@/server/kernel/money";
import type { SettleUnit } from "./types";

/**
 * Returns the highest allowed refund override, in minor units (domain.md, money rule 7, case 18): what was paid for the
 * units that came back, including declined ones, plus the original shipping if the store refunds it. A missing unit
 * didn't come back, and an exchanged one is settled by its exchange.
 */
export function overrideCap(units: readonly SettleUnit[], refundableShippingMinor: number): number {
  const returned = units.filter((unit) => unit.verdict !== "MISSING" && unit.outcome === "REFUND");
  return sumMinor([...returned.map((unit) => unit.paidMinor), refundableShippingMinor]);
}
