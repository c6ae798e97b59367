import { lockProcessAndStore } from "@/server/db/returns/processes";
import { inTransaction } from "@/server/db/transaction";
import type { ReturnProcess } from "@/server/domain/process/types";
import type { ServiceContext } from "../context";
import { type Review, recordReviewWithin } from "./record-review-within";

/**
 * Records the warehouse's decision (specification, "Review rules"; decisions, section 5). When every unit has its
 * verdict, what is paid is settled in the same transaction: derivation, payouts, activities. A return with nothing to
 * pay is completed at once.
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT, ALREADY_EXISTS, FAILED_PRECONDITION; nothing is recorded then
 */
export const recordReview = async (
  ctx: ServiceContext,
  { processId, ...review }: Review & { processId: string },
): Promise<ReturnProcess> => {
  const { process } = await inTransaction(ctx, async (tx) =>
    recordReviewWithin(ctx, tx, { ...review, ...(await lockProcessAndStore(tx, review.actor, processId)) }),
  );
  return process;
};
