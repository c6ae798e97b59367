import * as contract from "@/contract/admin/reviews";
import { correctReview as correct } from "@/server/services/reviews/correct-review";
import { recordReview } from "@/server/services/reviews/record-review";
import { undoInspection as undo } from "@/server/services/reviews/undo-inspection";
import { implement } from "../implement";
import { readRefundOverride } from "../read-refund-override";

export const reviewProcess = implement(contract.reviewProcess, async ({ ctx, actor, input }) => {
  const now = ctx.clock.now().toISOString();
  await recordReview(ctx, {
    actor,
    processId: input.processId,
    lines: input.reviews.map(({ timestamp = now, user, ...verdict }) => ({
      ...{ ...verdict, grade: verdict.grade.trim() },
      ...{ user: user || actor.name, reviewedAt: timestamp },
    })),
    override: readRefundOverride(actor, input.refundOverride),
    isAuthorizing: input.executeAuthorization,
  });
});

export const addReview = implement(contract.addReview, async ({ ctx, actor, input }) => {
  const reviewedAt = ctx.clock.now().toISOString();
  await recordReview(ctx, {
    actor,
    processId: input.processId,
    lines: input.reviews.map(({ createdByUser: user, ...verdict }) => ({
      ...{ ...verdict, grade: verdict.grade.trim() },
      ...{ user: user || actor.name, reviewedAt },
    })),
    override: readRefundOverride(actor, input.refundOverride),
    isAuthorizing: input.executeAuthorization,
  });
});

export const correctReview = implement(contract.correctReview, ({ ctx, actor, input }) =>
  correct(ctx, {
    actor,
    processId: input.processId,
    lines: input.reviews.map(({ previousStatus: seen = null, ...line }) => ({ ...line, seen })),
    reason: input.reason,
    user: input.user || actor.name,
    override: readRefundOverride(actor, input.refundOverride),
  }),
);

export const undoInspection = implement(contract.undoInspection, ({ ctx, actor, input }) =>
  undo(ctx, { actor, processId: input.processId, user: input.user || actor.name }),
);
