import { isTerminal } from "@/contract/vocabulary/process";
import type { ReviewStatus } from "@/contract/vocabulary/review";
import type { ReturnProcess, ReturnUnit } from "../process/types";
import { comesBack } from "../process/unit-questions";
import type { UnitDecision } from "./apply-review";

type By = { user: string; now: string };

/** Units that arrived and weren't inspected in time count as missing (specification, review_auto_complete_days). */
export const missingVerdicts = ({ units }: Pick<ReturnProcess, "units">, by: By): UnitDecision[] =>
  units.filter((unit) => unit.verdict === "UNDECIDED" && comesBack(unit)).map((unit) => verdict(unit, "MISSING", by));

/**
 * Returns the verdicts that are given automatically: kept units are approved as soon as everything else is decided, and
 * if the store inspects nothing (review flow AUTOMATIC), so are arrived ones. None while the return waits for approval
 * or staff hold it.
 */
export const verdictsByThemselves = (
  process: Pick<ReturnProcess, "status" | "authorization" | "holds" | "units" | "terms" | "shippingStatus">,
  by: By,
): UnitDecision[] => {
  const { status, authorization, holds, units, terms, shippingStatus } = process;
  if (isTerminal(status) || authorization.status === "PENDING" || holds.some(({ scope }) => scope === "ALL")) return [];
  const isArrived = shippingStatus === "IN_WAREHOUSE" && terms.workflow.reviewFlow === "AUTOMATIC";
  const open = units.filter(({ verdict }) => verdict === "UNDECIDED");
  const arrived = isArrived ? open.filter(comesBack) : [];
  const isRestDecided = open.filter(comesBack).length === arrived.length;
  const kept = isRestDecided ? open.filter((unit) => !comesBack(unit)) : [];
  return [...arrived, ...kept].map((unit) => verdict(unit, "APPROVED", by));
};

const verdict = ({ id }: ReturnUnit, status: ReviewStatus, { user, now }: By): UnitDecision => ({
  unitId: id,
  status,
  rejectReason: "",
  showRejectReason: false,
  user,
  reviewedAt: now,
});
