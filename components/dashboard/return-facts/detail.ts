import type { z } from "zod";
import type { getReturnDetail } from "@/contract/dashboard/returns";
import { codeWords } from "@/contract/vocabulary/reason-name";
import { t } from "@/messages/dashboard/return-facts";

export type ReturnDetail = z.output<typeof getReturnDetail.output>;
export type Summary = ReturnDetail["summary"];
export type ReturnedItem = Summary["returned_items"]["items"][number];
export type Unit = ReturnedItem["units"][number];
export type Derivation = NonNullable<Summary["compensation"]["quote"]>;
/** The store's grades, and the units that can't be accepted without one. */
export type Grading = ReturnDetail["grading"];
export type TimelineEntry = ReturnDetail["timeline"][number];

/** A unit with its item. */
export type UnitOfItem = { readonly unit: Unit; readonly item: ReturnedItem; readonly number: number };

/** Returns every unit of the return in the order of its items, numbered from 1. */
export const unitsOf = (summary: Summary): UnitOfItem[] =>
  summary.returned_items.items
    .flatMap((item) => item.units.map((unit) => ({ unit, item })))
    .map((pair, index) => ({ ...pair, number: index + 1 }));

/** Returns the units for display, with the store's names for reasons and the names of people. */
export const namedUnitsOf = ({ summary, reason_names, people }: ReturnDetail): UnitOfItem[] =>
  unitsOf(summary).map(({ unit, item, number }) => ({
    unit: { ...unit, reviewed_by: people[unit.reviewed_by] ?? unit.reviewed_by },
    item: { ...item, return_reason: reason_names[item.return_reason] ?? codeWords(item.return_reason) },
    number,
  }));

export type UnitCounts = { total: number; decided: number; approved: number; declined: number; missing: number };

export const countUnits = (units: readonly UnitOfItem[]): UnitCounts => {
  const having = (verdict: string) => units.filter(({ unit }) => unit.verdict === verdict).length;
  return {
    total: units.length,
    decided: units.length - having("UNDECIDED"),
    approved: having("APPROVED"),
    declined: having("DECLINED"),
    missing: having("MISSING"),
  };
};

/** Returns "2 approved, 1 declined"; empty if nothing is decided. */
export const verdictWords = (counts: UnitCounts): string =>
  (["approved", "declined", "missing"] as const)
    .filter((verdict) => counts[verdict] !== 0)
    .map((verdict) => t(`verdictCounts.${verdict}`, { count: counts[verdict] }))
    .join(", ");

/** Whether the return has ended, so nothing more will be decided or paid. */
export const hasEnded = ({ status }: Pick<Summary, "status">): boolean =>
  status === "COMPLETED" || status === "CANCELED" || status === "FAILED";
