import { sumMinor } from "@/server/kernel/money";
import type { SettleUnit } from "./types";

/**
 * The most that a refund override may be, in minor units (domain.md, money rule 7, case 18): what was paid for the
 * units that came back, declined ones included, plus the original shipping where the store refunds it. A missing unit
 * did not come back, and an exchanged one is paid by its exchange.
 */
export function overrideCap(units: readonly SettleUnit[], refundableShippingMinor: number): number {
  const returned = units.filter((unit) => unit.verdict !== "MISSING" && unit.outcome === "REFUND");
  return sumMinor([...returned.map((unit) => unit.paidMinor), refundableShippingMinor]);
}
