import { isTerminal } from "@/contract/vocabulary/process";
import type { ReviewStatus } from "@/contract/vocabulary/review";
import type { UnitVerdict } from "@/contract/vocabulary/unit";
import { isVisible, visibleText } from "@/contract/vocabulary/visible-text";
import { DomainError } from "@/server/kernel/domain-error";
import { STATUS_WORD } from "../process/status-word";
import type { ReturnProcess, ReturnUnit } from "../process/types";
import type { UnitDecision } from "./apply-review";

/** A new verdict for one unit. */
export type CorrectionLine = {
  unitId: string;
  status: ReviewStatus;
  rejectReason: string;
  showRejectReason: boolean;
  /** The verdict that the corrector saw; null if they don't say. */
  seen: UnitVerdict | null;
};

/**
 * Applies corrections that replace earlier decisions (domain, section 1: a decision is compensated by a later one,
 * never edited). Only while the return is not over, and only for units that were decided.
 * @throws DomainError PROCESS_ENDED, UNKNOWN_UNIT, UNIT_NAMED_TWICE, UNIT_NOT_REVIEWED, REVIEWED_MEANWHILE,
 * REJECT_REASON_REQUIRED, NOTHING_TO_CORRECT, EXCHANGE_ORDERED; facts.index is the line's position
 */
export const applyCorrection = (
  process: Pick<ReturnProcess, "status" | "units" | "exchangeOrder">,
  lines: readonly CorrectionLine[],
  { user, now }: { user: string; now: string },
): UnitDecision[] => {
  if (isTerminal(process.status))
    throw refusal(
      "PROCESS_ENDED",
      `This return is ${STATUS_WORD[process.status]}; its inspection can no longer be corrected.`,
      0,
    );
  return lines.map((line, index) => {
    const { unitId, status, rejectReason, showRejectReason } = line;
    const unit = process.units.find(({ id }) => id === unitId);
    if (unit === undefined) throw refusal("UNKNOWN_UNIT", `This return has no unit ${unitId}.`, index);
    if (lines.findIndex((one) => one.unitId === unitId) !== index)
      throw refusal("UNIT_NAMED_TWICE", `The unit ${unitId} is corrected twice in one call.`, index);
    requireCorrectable(process, { unit, line, index });
    return { unitId, status, rejectReason, showRejectReason, user, reviewedAt: now };
  });
};

const requireCorrectable = (
  { exchangeOrder }: Pick<ReturnProcess, "exchangeOrder">,
  { unit, line, index }: { unit: ReturnUnit; line: CorrectionLine; index: number },
): void => {
  if (unit.verdict === "UNDECIDED")
    throw refusal("UNIT_NOT_REVIEWED", "This unit has no review yet: review it first.", index);
  if (line.seen !== null && line.seen !== unit.verdict)
    throw refusal(
      "REVIEWED_MEANWHILE",
      `Someone else has corrected this unit to ${unit.verdict} in the meantime. Nothing was recorded.`,
      index,
    );
  if (line.status === "DECLINED" && !isVisible(line.rejectReason))
    throw refusal("REJECT_REASON_REQUIRED", "A declined unit needs a reject_reason.", index);
  if (isSame(unit, line)) throw refusal("NOTHING_TO_CORRECT", `This unit is already ${unit.verdict}.`, index);
  if (unit.outcome === "EXCHANGE" && exchangeOrder !== null)
    throw refusal(
      "EXCHANGE_ORDERED",
      "The new item for this unit is already ordered, so its inspection can no longer be corrected.",
      index,
    );
};

const isSame = (unit: ReturnUnit, { status, rejectReason, showRejectReason }: CorrectionLine): boolean =>
  unit.verdict === status &&
  (status !== "DECLINED" ||
    (unit.rejectReason === visibleText(rejectReason) && unit.showRejectReason === showRejectReason));

const refusal = (reason: string, message: string, index: number) =>
  new DomainError({ reason, message, facts: { index } });
