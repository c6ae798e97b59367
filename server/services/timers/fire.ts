import type { TimerKind } from "@/contract/vocabulary/timer";
import type { Tx } from "@/server/db/client";
import { addTimelineEntry } from "@/server/db/returns/process-writes";
import type { ReturnProcess } from "@/server/domain/process/types";
import { missingVerdicts } from "@/server/domain/reviews/verdicts-by-themselves";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";
import { captureUnsent } from "../exchanges/capture-unsent";
import { decideByItself } from "../finalize-change/decide-by-itself";
import { finalizeChange } from "../finalize-change/finalize-change";
import { cancelProcess } from "../processes/cancel-process";

type Firing = { actor: Actor; process: ReturnProcess; kind: TimerKind };

/**
 * Does what a timer stands for, as the manual act would, under the process lock and in the transaction that marks the
 * timer as fired.
 * @throws Problem FAILED_PRECONDITION when the state of the return forbids it by now
 */
export const fire = async (ctx: ServiceContext, tx: Tx, { actor, process, kind }: Firing): Promise<void> => {
  const { id: processId } = process;
  const now = ctx.clock.now();
  const tell = () =>
    addTimelineEntry(tx, actor, {
      processId,
      entry: { kind: "TIMER", isShopperVisible: false, data: { timer: kind } },
      now,
    });
  switch (kind) {
    case "NOT_SENT_IN_TIME":
      if (await captureUnsent(ctx, tx, { actor, process })) return;
      await cancelProcess(ctx, tx, { actor, process, cause: kind, reason: "The parcel was not sent in time." });
      return;
    case "REVIEW_AUTO_COMPLETE":
      await tell();
      await decideByItself(ctx, tx, {
        actor,
        process,
        decisions: missingVerdicts(process, { user: actor.name, now: now.toISOString() }),
        whenUndecidable: "HOLD",
        now,
      });
      await finalizeChange(ctx, tx, { actor, processId, events: [] });
      return;
    case "SEND_REMINDER_3":
    case "SEND_REMINDER_1":
    case "AUTHORIZATION_REMINDER":
    case "LABEL_REMINDER":
      // The mail follows from the plan: a reminder that has fired is news.
      await tell();
      await finalizeChange(ctx, tx, { actor, processId, events: [] });
  }
};
