import type { ReturnProcess } from "./types";

/**
 * Returns a return as its shopper may see it while an inspection can still be undone: without its verdicts and without
 * a refund that isn't being sent yet, so that shoppers aren't told something that is reversed ten minutes later.
 */
export const asShopperSees = (process: ReturnProcess): ReturnProcess => {
  const [wait] = process.payoutWaits;
  if (wait === undefined) return process;
  const waiting = new Set(wait.undo?.unitIds ?? []);
  return {
    ...process,
    units: process.units.map((unit) =>
      waiting.has(unit.id) ? { ...unit, verdict: "UNDECIDED", rejectReason: null, reviewedAt: null } : unit,
    ),
    settlements:
      wait.undo === null ? process.settlements : process.settlements.filter(({ id }) => id !== wait.settlementId),
    payouts: process.payouts.filter(
      ({ settlementId, status }) => settlementId !== wait.settlementId || status === "SETTLED",
    ),
  };
};
