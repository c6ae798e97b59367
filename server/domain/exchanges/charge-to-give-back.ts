import type { ReturnProcess } from "../process/types";
import { chargedMinor } from "./open-charge";
import { unitsToExchange } from "./plan-exchange-order";
import { chargeToKeep, lastDecision, paidForNewItems } from "./settled-differences";

type Facts = Pick<
  ReturnProcess,
  "status" | "units" | "settlements" | "charges" | "overrideMinor" | "exchangeOrder" | "terms"
>;

/**
 * What the shopper paid for a return and gets back in its present state, in minor units (money rule 9): all of it where
 * the return ended without new items, after the decision what that has no use for. 0 before the decision.
 */
export const chargeToGiveBack = (process: Facts): number => {
  if (hasEndedWithoutNewItems(process)) return chargedMinor(process.charges);
  if (process.status === "CANCELED") return chargedMinor(process.charges) - paidForNewItems(process);
  const isDecided = process.units.every(({ verdict }) => verdict !== "UNDECIDED");
  if (!isDecided || process.status === "FAILED" || lastDecision(process) === null) return 0;
  return chargedMinor(process.charges) - chargeToKeep(process, unitsToExchange(process));
};

/** Canceled or given up before the new items were ordered: the shopper has paid for nothing. */
export const hasEndedWithoutNewItems = ({ status, exchangeOrder }: Pick<Facts, "status" | "exchangeOrder">): boolean =>
  (status === "CANCELED" || status === "FAILED") && exchangeOrder === null;
