import type { BulkJob } from "@/server/db/bulk-jobs";
import { getProcess } from "@/server/db/processes";
import type { Actor } from "@/server/kernel/actor";
import { authorizeProcess } from "../authorization/authorize-process";
import type { ServiceContext } from "../context";
import { patchProcess } from "../patches/patch-process";
import { resendMail } from "../returns/resend-mail";
import { assignReturn } from "../work/assign-return";
import { tagReturn } from "../work/tag-return";

/**
 * Does what a job asks with one return, as if its author had done it by hand. Doing it again where it is done already
 * changes nothing: a worker may have been lost before it could say so.
 * @throws Problem as the act itself does
 */
export const actOnReturn = async (
  ctx: ServiceContext,
  { actor, job, processId }: { actor: Actor; job: BulkJob; processId: string },
): Promise<void> => {
  const { act, reason, target, userName: user } = job;
  const change = { actor, processId, note: "", user };
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
      return assignReturn(ctx, { actor, processId, assigneeId: target });
    case "UNASSIGN":
      return assignReturn(ctx, { actor, processId, assigneeId: null });
    case "TAG":
      await tagReturn(ctx, { actor, processId, add: [target], remove: [] });
      return;
    case "UNTAG":
      await tagReturn(ctx, { actor, processId, add: [], remove: [target] });
      return;
  }
};

const isHeldFor = async (
  ctx: ServiceContext,
  { actor, processId, reason }: { actor: Actor; processId: string; reason: string },
): Promise<boolean> => {
  const { holds } = await getProcess(ctx.db, actor, processId);
  return holds.some((hold) => hold.scope === "ALL" && hold.reason === reason);
};
