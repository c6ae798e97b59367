import type { ReturnProcess } from "../process/types";
import { chargedMinor } from "./open-charge";
import { unitsToExchange } from "./plan-exchange-order";
import { chargeToKeep, lastDecision, paidForNewItems } from "./settled-differences";

type Facts = Pick<
  ReturnProcess,
  "status" | "units" | "settlements" | "charges" | "overrideMinor" | "exchangeOrder" | "terms"
>;

/**
 * Returns how much of what the shopper paid for a return is refunded in its present state, in minor units (money rule
 * 9): all of it if the return ended without new items; after the decision, the part that isn't needed. 0 before the
 * decision.
 */
export const chargeToGiveBack = (process: Facts): number => {
  if (hasEndedWithoutNewItems(process)) return chargedMinor(process.charges);
  if (process.status === "CANCELED") return chargedMinor(process.charges) - paidForNewItems(process);
  const isDecided = process.units.every(({ verdict }) => verdict !== "UNDECIDED");
  if (!isDecided || process.status === "FAILED" || lastDecision(process) === null) return 0;
  return chargedMinor(process.charges) - chargeToKeep(process, unitsToExchange(process));
};

/** Canceled or closed as failed before the new items were ordered, so the shopper has paid for nothing. */
export const hasEndedWithoutNewItems = ({ status, exchangeOrder }: Pick<Facts, "status" | "exchangeOrder">): boolean =>
  (status === "CANCELED" || status === "FAILED") && exchangeOrder === null;
