import type { RefundTiming } from "@/contract/vocabulary/refund-option";
import { timingOf } from "./terms";
import type { ReturnProcess, ReturnUnit } from "./types";

type Facts = Pick<ReturnProcess, "units" | "terms">;

/**
 * The units that are paid before anybody has looked at them: those whose refund option pays on start, and those whose
 * option pays on collection once the carrier has them. A unit that was refused in the meantime is not.
 */
export const advanceUnits = ({ units, terms }: Facts): ReturnUnit[] =>
  units.filter(
    (unit) =>
      unit.outcome === "REFUND" &&
      unit.verdict !== "DECLINED" &&
      unit.verdict !== "MISSING" &&
      isTimeFor(unit, timingOf(terms, unit.refundOption)),
  );

const isTimeFor = ({ location }: ReturnUnit, timing: RefundTiming): boolean => {
  switch (timing) {
    case "ON_START":
      return true;
    case "ON_COLLECTED":
      return location === "SENT" || location === "RECEIVED";
    case "ON_REVIEW":
      return false;
  }
};

/** Whether a unit waits for its advance: every stored advance has covered those that came before. */
export const isAdvanceDue = (process: Facts): boolean =>
  advanceUnits(process).some(({ verdict, payment }) => verdict === "UNDECIDED" && payment === "NOTHING_DUE");
