import type { RefundTiming } from "@/contract/vocabulary/refund-option";
import { timingOf } from "./terms";
import type { ReturnProcess, ReturnUnit } from "./types";

type Facts = Pick<ReturnProcess, "units" | "terms">;

/**
 * Returns the units that are paid before inspection: those whose refund option pays on start, and those whose option
 * pays on collection once the carrier has them. Units rejected in the meantime are excluded.
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

/** Returns whether a unit waits for its advance: each stored advance covered the units before it. */
export const isAdvanceDue = (process: Facts): boolean =>
  advanceUnits(process).some(({ verdict, payment }) => verdict === "UNDECIDED" && payment === "NOTHING_DUE");
