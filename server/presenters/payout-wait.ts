import type { PayoutWaitDto } from "@/contract/dashboard/returns";
import { dueMinor, sumDueMinor } from "@/server/domain/payouts/payout-money";
import type { ReturnProcess } from "@/server/domain/process/types";
import { whyNoUndo } from "@/server/domain/reviews/why-no-undo";
import type { Shown } from "@/server/kernel/wire-names";
import { presentAmount } from "./money";

/** Returns the refund of a return that is still pending, for this reader; null if there is none. */
export const presentPayoutWait = (process: ReturnProcess, readerId: string): Shown<typeof PayoutWaitDto> | null => {
  const [wait] = process.payoutWaits;
  if (wait === undefined) return null;
  const pending = process.payouts.filter((payout) => dueMinor(payout) > 0);
  return {
    goesOutAt: wait.goesOutAt,
    needsSecondPerson: wait.needsSecondPerson,
    recordedBy: wait.recordedByName,
    isOwn: wait.recordedById !== "" && wait.recordedById === readerId,
    canUndo: whyNoUndo(process) === null,
    amount: presentAmount(sumDueMinor(pending)),
    currency: process.currency,
    destinations: [...new Set(pending.map(({ destination }) => destination))],
  };
};
