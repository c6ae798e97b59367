import { visibleText } from "@/contract/vocabulary/visible-text";
import type { Tx } from "@/server/db/client";
import { recordUnitChanges, type UnitChange } from "@/server/db/returns/process-writes";
import type { UnitDecision } from "@/server/domain/reviews/apply-review";
import type { Actor } from "@/server/kernel/actor";

/** Writes decisions down: one step of its unit each, with all that was said about it; answers what changes. Under the process lock. */
export const recordVerdicts = async (
  tx: Tx,
  actor: Actor,
  {
    processId,
    decisions,
    extra = {},
    now,
  }: {
    processId: string;
    decisions: readonly UnitDecision[];
    extra?: Record<string, string | boolean>;
    now: Date;
  },
): Promise<UnitChange[]> => {
  const changes = decisions.map(
    ({ unitId, status, rejectReason, showRejectReason, isResellable, user, reviewedAt }): UnitChange => ({
      unitId,
      track: "VERDICT",
      state: status,
      set: {
        verdict: status,
        rejectReason: status === "DECLINED" ? visibleText(rejectReason) : null,
        showRejectReason,
        reviewedAt,
        reviewedBy: user,
        // A correction that says nothing of it leaves what the inspection found.
        ...(isResellable === undefined ? {} : { isResellable }),
      },
      data: { rejectReason, showRejectReason, user, reviewedAt, ...extra },
    }),
  );
  await recordUnitChanges(tx, actor, { processId, changes, now });
  return changes;
};
