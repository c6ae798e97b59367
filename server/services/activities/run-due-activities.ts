import { ACTIVITY_WORDS } from "@/contract/vocabulary/activity";
import { isTerminal } from "@/contract/vocabulary/process";
import {
  type ClaimedActivity,
  claimActivities,
  holdActivity,
  nextActivityDue,
  postponeActivity,
} from "@/server/db/activities";
import { addTimelineEntry, insertHold } from "@/server/db/process-writes";
import { lockProcess } from "@/server/db/processes";
import { inTransaction } from "@/server/db/transaction";
import { nextAttemptKey } from "@/server/domain/activities/plan-activities";
import { systemActor } from "@/server/kernel/actor";
import { PartnerError } from "@/server/partners/partner-error";
import type { ServiceContext } from "../context";
import { recordPaymentTrack } from "../payouts/record-payment-track";
import { concludeChange } from "../processes/conclude-change";
import { executorOf } from "./executors";
import { PaymentFailed } from "./payment-failed";
import { StillPending } from "./still-pending";

const BATCH = 10;
/** Waits between attempts; after the last one the process is held and a person decides. */
const BACKOFF_SECONDS = [5, 30, 120, 600, 1800] as const;

/**
 * Does the activities that are due until none is (decisions, section 8). Each runs outside any transaction with its
 * deterministic key, and its answer is stored before anything else happens. Safe to call at any time, by several
 * workers at once. Once `signal` is raised no batch begins.
 */
export const runDueActivities = async (
  ctx: ServiceContext,
  { signal }: { signal?: AbortSignal } = {},
): Promise<{ done: number; nextDueAt: Date | null }> => {
  let done = 0;
  while (!signal?.aborted) {
    const claimed = await claimActivities(ctx.db, BATCH);
    await Promise.all(claimed.map((activity) => runOne(ctx, activity)));
    done += claimed.length;
    const { dueAt, isDue } = await nextActivityDue(ctx.db);
    if (!isDue || claimed.length === 0) return { done, nextDueAt: dueAt };
  }
  return { done, nextDueAt: null };
};

const runOne = async (ctx: ServiceContext, activity: ClaimedActivity): Promise<void> => {
  try {
    await executorOf(activity.name)(ctx, activity);
  } catch (error) {
    await recordFailure(ctx, activity, error);
  }
};

const recordFailure = async (ctx: ServiceContext, activity: ClaimedActivity, error: unknown): Promise<void> => {
  const { id, processId, name, attempts } = activity;
  if (error instanceof StillPending) return postponeActivity(ctx.db, { id, seconds: error.seconds, error: "" });
  const message = error instanceof Error ? error.message : String(error);
  ctx.log.warn({ process_id: processId, activity: name, attempt: attempts, error: message }, "an activity failed");
  const seconds = BACKOFF_SECONDS[attempts - 1];
  const isFinal = seconds === undefined || (error instanceof PartnerError && !error.isRetryable);
  if (!isFinal) return postponeActivity(ctx.db, { id, seconds, error: message });
  const nextKey = error instanceof PaymentFailed ? nextAttemptKey(activity.idempotencyKey) : activity.idempotencyKey;
  await hold(ctx, activity, { error: message, nextKey });
};

const hold = async (
  ctx: ServiceContext,
  { id, groupId, processId, name, input, idempotencyKey }: ClaimedActivity,
  { error, nextKey }: { error: string; nextKey: string },
): Promise<void> => {
  const actor = systemActor(groupId);
  await inTransaction(ctx, async (tx) => {
    const process = await lockProcess(tx, actor, processId);
    const now = ctx.clock.now();
    if (!(await holdActivity(tx, { id, idempotencyKey, nextKey, error }))) return;
    const entry = { kind: "ACTIVITY_FAILED", isShopperVisible: false, data: { activity: name, error } };
    await addTimelineEntry(tx, actor, { processId, entry, now });
    // Nobody's money waits because a mail cannot be sent: it is left to a person, and the return goes on.
    if (name === "NOTIFY_SHOPPER" || name === "AUTHORIZATION")
      return void (await concludeChange(ctx, tx, { actor, processId, events: [] }));
    if (isTerminal(process.status)) return;
    if (input.payoutId !== undefined)
      await recordPaymentTrack(tx, actor, { process, from: ["DUE"], to: "FAILED", now });
    const reason = `Could not ${ACTIVITY_WORDS[name]}: ${error}`;
    await insertHold(tx, actor, {
      processId,
      hold: { id: ctx.ids.next("hold"), activityId: id, scope: "ACTIVITY", reason, createdAt: now.toISOString() },
    });
    await concludeChange(ctx, tx, { actor, processId, events: [] });
  });
};
