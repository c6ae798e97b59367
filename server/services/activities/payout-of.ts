import type { ClaimedActivity } from "@/server/db/jobs/due-work";
import type { Payout, ReturnProcess } from "@/server/domain/process/types";

/** Returns the payout that an activity is about. */
export const payoutOf = (process: ReturnProcess, { input }: Pick<ClaimedActivity, "input">): Payout => {
  const payout = process.payouts.find(({ id }) => id === input.payoutId);
  if (payout === undefined) throw new Error(`The payout ${input.payoutId} of ${process.id} is not there.`);
  return payout;
};
