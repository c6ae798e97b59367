import type { Tx } from "@/server/db/client";
import type { BulkJob, PendingRow } from "@/server/db/jobs/bulk-jobs";
import { findUndone, keepBefore, type Undone } from "@/server/db/jobs/bulk-undo";
import { getProcess } from "@/server/db/returns/processes";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import { authorizeProcess } from "../authorization/authorize-process";
import type { ServiceContext } from "../context";
import { buyLabel } from "../logistics/buy-label";
import { patchProcess } from "../patches/patch-process";
import { markAsRefunded } from "../payouts/mark-as-refunded";
import { releaseHold } from "../processes/release-hold";
import { resendMail } from "../returns/resend-mail";
import { assignReturn } from "../work/assign-return";
import { tagReturn } from "../work/tag-return";

type ActCall = { actor: Actor; job: BulkJob; row: PendingRow };

/**
 * Applies a job's action to one return, as if its author had done it manually. Repeating it changes nothing, because a
 * worker may die before it reports. What can be undone is stored with the row.
 * @throws Problem as the action itself does
 */
export const actOnReturn = async (ctx: ServiceContext, { actor, job, row }: ActCall): Promise<void> => {
  const { processId, position } = row;
  const { id: jobId, act, reason, target, userName: user, undoesId } = job;
  if (undoesId !== null) return undoOnReturn(ctx, { actor, undoesId, position, processId });
  const change = { actor, processId, note: "", user };
  const onChange = (tx: Tx, before: string | null = null) => keepBefore(tx, { jobId, position, before: before ?? "" });
  switch (act) {
    case "APPROVE":
      await authorizeProcess(ctx, {
        actor,
        processId,
        isAuthorized: true,
        unauthorizedReason: "",
        user,
        override: null,
      });
      return;
    case "HOLD":
      if (!(await isHeldFor(ctx, { actor, processId, reason })))
        await patchProcess(ctx, { ...change, patch: { kind: "HOLD", reason } });
      return;
    case "RESUME":
      await patchProcess(ctx, { ...change, patch: { kind: "RESUME" } });
      return;
    case "CANCEL":
      await patchProcess(ctx, { ...change, patch: { kind: "CANCEL", reason } });
      return;
    case "RESEND_MAIL":
      return resendMail(ctx, { actor, returnId: processId });
    case "ASSIGN":
      return assignReturn(ctx, { actor, processId, assigneeId: target, onChange });
    case "UNASSIGN":
      return assignReturn(ctx, { actor, processId, assigneeId: null, onChange });
    case "TAG":
      await tagReturn(ctx, { actor, processId, add: [target], remove: [], onChange });
      return;
    case "UNTAG":
      await tagReturn(ctx, { actor, processId, add: [], remove: [target], onChange });
      return;
    case "BUY_LABELS":
      return buyLabel(ctx, { actor, processId, since: new Date(job.createdAt) });
    case "MARK_REFUNDED":
      return markRow(ctx, { actor, row, onChange });
  }
};

/** A marked refund is no longer pending, so a changed row isn't marked again. */
const markRow = async (
  ctx: ServiceContext,
  { actor, row, onChange }: { actor: Actor; row: PendingRow; onChange: (tx: Tx) => Promise<void> },
): Promise<void> => {
  const { processId, asked, isChanged } = row;
  if (asked === null) throw new Error(`A row of ${processId} does not say what to mark.`);
  if (isChanged) return;
  const { payoutIds, amountMinor, reference, sentOn } = asked;
  await markAsRefunded(ctx, {
    ...{ actor, processId, reference, sentOn, payoutIds, expectedMinor: amountMinor, onChange },
    ...{ amount: null, note: "", lines: [] },
  });
};

const isHeldFor = async (
  ctx: ServiceContext,
  { actor, processId, reason }: { actor: Actor; processId: string; reason: string },
): Promise<boolean> => {
  const { holds } = await getProcess(ctx.db, actor, processId);
  return holds.some((hold) => hold.scope === "ALL" && hold.reason === reason);
};

type UndoCall = { actor: Actor; undoesId: string; position: number; processId: string };

/**
 * Undoes what a bulk action changed on one return. Later changes by others stay, and what is already undone is left
 * alone.
 * @throws Problem FAILED_PRECONDITION, and as the actions themselves do
 */
const undoOnReturn = async (ctx: ServiceContext, { actor, undoesId, position, processId }: UndoCall): Promise<void> => {
  const undone = await findUndone(ctx.db, actor, { undoesId, position });
  if (undone === null) throw new Problem("FAILED_PRECONDITION", "Its previous state is no longer known.");
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
      throw new Problem("FAILED_PRECONDITION", "This can't be undone.");
  }
};

/** Releases only that job's hold: earlier holds stay, whatever their reason. */
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
