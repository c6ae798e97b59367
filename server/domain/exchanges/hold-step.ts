import type { HoldCause } from "@/contract/vocabulary/card-hold";
import { isTerminal } from "@/contract/vocabulary/process";
import type { ReturnProcess } from "../process/types";
import { rejectedAdvance } from "./instant-exchange";
import { unitsToExchange } from "./plan-exchange-order";

/** `captureMinor` 0 releases the hold entirely. Any part that isn't captured is released. */
export type HoldStep = { captureMinor: number; cause: HoldCause };

/**
 * Returns what happens to a hold in the present state of its return, or null while it stays. Decided once, under the
 * return's lock: a captured hold is never released, nor a released one captured. Only a timer captures a hold for items
 * that weren't sent in time.
 */
export const nextHoldStep = (process: ReturnProcess): HoldStep | null => {
  const { cardHold, terms, status, units, payoutWaits, exchangeOrder, shippingStatus } = process;
  if (cardHold?.status !== "HELD") return null;
  if (terms.instantExchange === undefined || isTerminal(status)) return release("NOTHING_ORDERED");
  if (units.every(({ verdict }) => verdict !== "UNDECIDED")) {
    // An inspection that can still be undone decides nothing yet, and new items that aren't ordered yet aren't owed.
    const isToBeOrdered = exchangeOrder === null && unitsToExchange(process).length > 0;
    if (payoutWaits.length > 0 || isToBeOrdered) return null;
    const captureMinor = Math.min(rejectedAdvance(units), cardHold.amountMinor);
    if (captureMinor > 0) return { captureMinor, cause: "REJECTED" };
    return release(exchangeOrder === null ? "NOTHING_ORDERED" : "ACCEPTED");
  }
  if (shippingStatus === "IN_WAREHOUSE") return release("RECEIVED");
  const isEnough = shippingStatus === "COLLECTED" && terms.instantExchange.releaseOn === "COLLECTED";
  return isEnough ? release("COLLECTED") : null;
};

const release = (cause: HoldCause): HoldStep => ({ captureMinor: 0, cause });
