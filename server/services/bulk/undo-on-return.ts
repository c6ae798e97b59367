import { findUndone, type Undone } from "@/server/db/jobs/bulk-undo";
import { getProcess } from "@/server/db/returns/processes";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { releaseHold } from "../processes/release-hold";
import { assignReturn } from "../work/assign-return";
import { tagReturn } from "../work/tag-return";

type UndoCall = { actor: Actor; undoesId: string; position: number; processId: string };

/**
 * Takes back with one return what an act on many has changed of it. What somebody has changed since stays theirs, and
 * what is taken back already is left alone.
 * @throws Problem FAILED_PRECONDITION, and as the acts themselves do
 */
export const undoOnReturn = async (
  ctx: ServiceContext,
  { actor, undoesId, position, processId }: UndoCall,
): Promise<void> => {
  const undone = await findUndone(ctx.db, actor, { undoesId, position });
  if (undone === null) throw new Problem("FAILED_PRECONDITION", "What it was before is not known any more.");
  const { act, target } = undone;
  const before = undone.before || null;
  switch (act) {
    case "HOLD":
      return endHold(ctx, { actor, processId, undone });
    case "TAG":
      await tagReturn(ctx, { actor, processId, add: [], remove: [target] });
      return;
    case "UNTAG":
      await tagReturn(ctx, { actor, processId, add: [target], remove: [] });
      return;
    case "ASSIGN":
      return assignReturn(ctx, { actor, processId, assigneeId: before, onlyFrom: target });
    case "UNASSIGN":
      return assignReturn(ctx, { actor, processId, assigneeId: before, onlyFrom: null });
    case "APPROVE":
    case "RESUME":
    case "CANCEL":
    case "RESEND_MAIL":
    case "MARK_REFUNDED":
    case "BUY_LABELS":
      throw new Problem("FAILED_PRECONDITION", "This cannot be taken back.");
  }
};

/** The hold of that job alone: what was held before, for whatever reason, stays held. */
const endHold = async (
  ctx: ServiceContext,
  { actor, processId, undone }: { actor: Actor; processId: string; undone: Undone },
): Promise<void> => {
  const { holds } = await getProcess(ctx.db, actor, processId);
  const hold = holds.find(
    ({ scope, reason, createdAt }) =>
      scope === "ALL" && reason === undone.reason && Date.parse(createdAt) >= Date.parse(undone.createdAt),
  );
  if (hold !== undefined) await releaseHold(ctx, { actor, processId, holdId: hold.id, note: "" });
};
