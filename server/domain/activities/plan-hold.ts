import { isTerminal } from "@/contract/vocabulary/process";
import { rejectedAdvance } from "../exchanges/instant-exchange";
import { lastDecision } from "../exchanges/settled-differences";
import type { ReturnProcess } from "../process/types";
import type { PlannedActivity } from "./planned-activity";

/**
 * Plans what to do about a hold at the provider. If it was released before the inspection rejected an item, staff ask
 * the shopper for the money: nobody is charged without consent.
 */
export const planHold = (process: ReturnProcess): PlannedActivity[] => {
  const { cardHold: hold } = process;
  if (hold === null) return [];
  const { id: chargeId } = hold;
  switch (hold.status) {
    case "CAPTURING":
    case "LAPSED":
      return [
        { name: "CAPTURE_HOLD", leg: chargeId, input: { chargeId, amountMinor: String(hold.capturedMinor ?? 0) } },
      ];
    case "RELEASING":
      return [{ name: "RELEASE_HOLD", leg: chargeId, input: { chargeId } }, ...owed(process, chargeId)];
    default:
      return owed(process, chargeId);
  }
};

const owed = (process: ReturnProcess, chargeId: string): PlannedActivity[] => {
  const { cardHold, units, payoutWaits } = process;
  const decision = lastDecision(process);
  const isOver = cardHold?.status === "RELEASING" || cardHold?.status === "RELEASED";
  const isDecided = decision !== null && units.every(({ verdict }) => verdict !== "UNDECIDED");
  const owedMinor = rejectedAdvance(units);
  if (!isOver || !isDecided || payoutWaits.length > 0 || owedMinor === 0 || isTerminal(process.status)) return [];
  const input = { chargeId, amountMinor: String(owedMinor) };
  return [{ name: "CAPTURE_HOLD", leg: `${OWED_LEG}:${decision.id}`, input, state: "WAITING" }];
};

/** The leg of CAPTURE_HOLD that is a task for staff, because the hold no longer exists. */
const OWED_LEG = "owed";
