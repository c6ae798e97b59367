import type { TimerKind } from "@/contract/vocabulary/timer";
import type { Tx } from "@/server/db/client";
import {
  type ClaimedTimer,
  claimTimers,
  dropTimer,
  fireTimer,
  nextTimerDueAt,
  postponeTimer,
} from "@/server/db/jobs/timers";
import { addTimelineEntry } from "@/server/db/returns/process-writes";
import { lockProcess } from "@/server/db/returns/processes";
import { inTransaction } from "@/server/db/transaction";
import type { ReturnProcess } from "@/server/domain/process/types";
import { missingVerdicts } from "@/server/domain/reviews/verdicts-by-themselves";
import { type Actor, systemActor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import { workFor } from "@/server/kernel/work-owner";
import type { ServiceContext } from "../context";
import { captureUnsent } from "../exchanges/capture-unsent";
import { decideByItself } from "../finalize-change/decide-by-itself";
import { finalizeChange } from "../finalize-change/finalize-change";
import { cancelProcess } from "../processes/cancel-process";

const BATCH = 20;
/** A failing timer is retried after this, and stays due until it succeeds. */
const BACKOFF_SECONDS = 60;
const MOST_BACKOFF_SECONDS = 3_600;

/**
 * Fires due timers until none is left (decisions, sections 5 and 7). Each does its work and is marked as fired in one
 * transaction, so that it fires again after a crash, and once with two schedulers. Safe to call at any time; once
 * `signal` is aborted, no new batch starts.
 */
export const runDueTimers = async (
  ctx: ServiceContext,
  { signal }: { signal?: AbortSignal } = {},
): Promise<{ done: number; nextDueAt: string | null }> => {
  let done = 0;
  while (!signal?.aborted) {
    const claimed = await claimTimers(ctx.db, BATCH);
    if (claimed.length === 0) return { done, nextDueAt: await nextTimerDueAt(ctx.db) };
    for (const timer of claimed)
      await workFor({ groupId: timer.groupId, returnId: timer.processId }, () => runOne(ctx, timer));
    done += claimed.length;
  }
  return { done, nextDueAt: null };
};

const runOne = async (ctx: ServiceContext, timer: ClaimedTimer): Promise<void> => {
  const { id, kind, processId, groupId, attempts } = timer;
  const actor = systemActor(groupId);
  try {
    await inTransaction(ctx, async (tx) => {
      const process = await lockProcess(tx, actor, processId);
      // Another scheduler was faster, or the process has changed since: then there is nothing to do.
      if (!(await fireTimer(tx, { id, now: ctx.clock.now() }))) return;
      await fire(ctx, tx, { actor, process, kind });
    });
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    ctx.log.warn({ process_id: processId, timer: kind, attempt: attempts, error: words }, "a timer did not fire");
    if (error instanceof Problem && error.reason === "FAILED_PRECONDITION")
      return dropTimer(ctx.db, { id, error: words });
    const seconds = Math.min(MOST_BACKOFF_SECONDS, BACKOFF_SECONDS * 2 ** Math.min(attempts - 1, 10));
    await postponeTimer(ctx.db, { id, seconds, error: words });
  }
};

type Firing = { actor: Actor; process: ReturnProcess; kind: TimerKind };

/**
 * Does a timer's work, like the manual action, under the process lock and in the transaction that marks the timer as
 * fired.
 * @throws Problem FAILED_PRECONDITION when the return's state no longer allows it
 */
const fire = async (ctx: ServiceContext, tx: Tx, { actor, process, kind }: Firing): Promise<void> => {
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
      // Planning sends the email: a fired reminder is an event.
      await tell();
      await finalizeChange(ctx, tx, { actor, processId, events: [] });
  }
};
