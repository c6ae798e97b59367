import * as contract from "@/contract/admin/reviews";
import { recordReview } from "@/server/services/reviews/record-review";
import { implement } from "../implement";

export const reviewProcess = implement(contract.reviewProcess, async ({ ctx, actor, input }) => {
  const { process_id: processId, reviews, refund_override: override } = input;
  const now = ctx.clock.now().toISOString();
  await recordReview(ctx, {
    actor,
    processId,
    lines: reviews.map((line) => ({
      lineItemId: line.line_item_id,
      status: line.status,
      rejectReason: line.reject_reason,
      showRejectReason: line.show_reject_reason,
      user: line.user || actor.name,
      reviewedAt: line.timestamp ?? now,
    })),
    override: override?.requested
      ? {
          amountMinor: Number(override.amount.amount),
          currency: override.amount.currency_code,
          reason: override.reason,
        }
      : null,
  });
  return {};
});
