import type { ReviewStatus } from "@/contract/vocabulary/review";
import type { PaymentMoney } from "../money/types";
import type { ReturnProcess, ReturnUnit, StoredSettlement } from "../process/types";
import { comesBack } from "../process/unit-questions";
import type { EarlierReturns } from "../returns/settle-by-terms";
import { decideCompensation, expectedCompensation } from "./decide-compensation";
import { foreseenOutlook, type RefundOutlook } from "./refund-outlook";

/** Verdicts that haven't been recorded yet. */
export type DraftedInspection = {
  /** By unit ID; ignored for units that already have a verdict. */
  verdicts: ReadonlyMap<string, ReviewStatus>;
  /** Whether units left out become MISSING, by the store's setting. */
  isRestMissing: boolean;
  /** Null: as computed, or the override set before. */
  overrideMinor: number | null;
};

/** What an inspection would lead to: the settlement stored with it, and the outlook after it. */
export type ForeseenInspection = { settlement: StoredSettlement; outlook: RefundOutlook };

/**
 * Returns what recording these verdicts pays, using the functions that pay (domain.md, money rules 7 and 15): the
 * decision if they are the last ones, otherwise the quote as if the rest is accepted. `payments` as if this return had
 * paid nothing yet.
 * @throws DomainError OVERRIDE_EXCEEDS_PAID, EXCEEDS_REFUNDABLE
 */
export const foreseeInspection = (
  process: ReturnProcess,
  draft: DraftedInspection,
  { now, ...facts }: { payments: PaymentMoney[]; earlier: EarlierReturns; now: string },
): ForeseenInspection => {
  const units = process.units.map((unit): ReturnUnit => {
    if (unit.verdict !== "UNDECIDED" || !comesBack(unit)) return unit;
    const verdict = draft.verdicts.get(unit.id) ?? (draft.isRestMissing ? "MISSING" : "UNDECIDED");
    return { ...unit, verdict };
  });
  const inspected = { ...process, units, overrideMinor: draft.overrideMinor ?? process.overrideMinor };
  const isFinal = units.every((unit) => unit.verdict !== "UNDECIDED" || !comesBack(unit));
  // Kept units are accepted as soon as everything else is decided.
  const kept = units.map((unit) => (unit.verdict === "UNDECIDED" ? { ...unit, verdict: "APPROVED" as const } : unit));
  const settlement: StoredSettlement = {
    ...(isFinal ? decideCompensation({ ...inspected, units: kept }, facts) : expectedCompensation(inspected, facts)),
    ...{ id: "", basis: isFinal ? "DECISION" : "QUOTE", refundOption: process.refundOption },
    ...{ currency: process.currency, overpaidMinor: 0, createdAt: now },
  };
  return { settlement, outlook: foreseenOutlook(inspected, settlement) };
};
