import type { z } from "zod";
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
    processId: input.process_id,
    lines: input.reviews.map((line) => ({
      ...readVerdict(line),
      user: line.user || actor.name,
      reviewedAt: line.timestamp ?? now,
    })),
    override: readRefundOverride(actor, input.refund_override),
    isAuthorizing: input.execute_authorization,
  });
  return {};
});

export const addReview = implement(contract.addReview, async ({ ctx, actor, input }) => {
  const reviewedAt = ctx.clock.now().toISOString();
  await recordReview(ctx, {
    actor,
    processId: input.process_id,
    lines: input.reviews.map((line) => ({
      ...readVerdict(line),
      user: line.created_by_user || actor.name,
      reviewedAt,
    })),
    override: readRefundOverride(actor, input.refund_override),
    isAuthorizing: input.execute_authorization,
  });
  return {};
});

export const correctReview = implement(contract.correctReview, async ({ ctx, actor, input }) => {
  await correct(ctx, {
    actor,
    processId: input.process_id,
    lines: input.reviews.map(({ unit_id, status, reject_reason, show_reject_reason, previous_status }) => ({
      unitId: unit_id,
      status,
      rejectReason: reject_reason,
      showRejectReason: show_reject_reason,
      seen: previous_status ?? null,
    })),
    reason: input.reason,
    user: input.user || actor.name,
    override: readRefundOverride(actor, input.refund_override),
  });
  return {};
});

export const undoInspection = implement(contract.undoInspection, async ({ ctx, actor, input }) => {
  await undo(ctx, { actor, processId: input.process_id, user: input.user || actor.name });
  return {};
});

type VerdictInput = Pick<
  z.output<typeof contract.reviewProcess.input>["reviews"][number],
  "line_item_id" | "unit_id" | "status" | "reject_reason" | "show_reject_reason" | "is_resellable" | "grade"
>;

const readVerdict = ({
  line_item_id,
  unit_id,
  status,
  reject_reason,
  show_reject_reason,
  is_resellable,
  grade,
}: VerdictInput) => ({
  lineItemId: line_item_id,
  unitId: unit_id,
  status,
  rejectReason: reject_reason,
  showRejectReason: show_reject_reason,
  isResellable: is_resellable,
  grade: grade.trim(),
});
