import type { z } from "zod";
import type { PayoutWaitDto } from "@/contract/dashboard/returns";
import { dueMinor, sumDueMinor } from "@/server/domain/money/payout-money";
import type { ReturnProcess } from "@/server/domain/process/types";
import { whyNoUndo } from "@/server/domain/reviews/why-no-undo";
import { presentAmount } from "./money";

/** What of a return waits to go out, for this reader; null when nothing does. */
export const presentPayoutWait = (process: ReturnProcess, readerId: string): z.input<typeof PayoutWaitDto> | null => {
  const [wait] = process.payoutWaits;
  if (wait === undefined) return null;
  const pending = process.payouts.filter((payout) => dueMinor(payout) > 0);
  return {
    goes_out_at: wait.goesOutAt,
    needs_second_person: wait.needsSecondPerson,
    recorded_by: wait.recordedByName,
    is_own: wait.recordedById !== "" && wait.recordedById === readerId,
    can_undo: whyNoUndo(process) === null,
    amount: presentAmount(sumDueMinor(pending)),
    currency: process.currency,
    destinations: [...new Set(pending.map(({ destination }) => destination))],
  };
};
