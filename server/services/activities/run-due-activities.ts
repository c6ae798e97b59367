import { setTimeout } from "node:timers/promises";
import { ACTIVITY_FACTS, type ActivityFacts } from "@/contract/vocabulary/activity";
import { isTerminal } from "@/contract/vocabulary/process";
import { holdActivity, leaveToPerson, postponeActivity } from "@/server/db/jobs/activities";
import { type ClaimedActivity, claimDueWork } from "@/server/db/jobs/due-work";
import { addTimelineEntry, insertHold } from "@/server/db/returns/process-writes";
import { lockProcess } from "@/server/db/returns/processes";
import { inTransaction } from "@/server/db/transaction";
import { nextAttemptKey } from "@/server/domain/activities/plan-activities";
import { systemActor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import { currentSpan, kindOf, traced } from "@/server/kernel/tracing";
import { workFor } from "@/server/kernel/work-owner";
import { type ACTIVITY_OUTCOMES, processMetrics } from "@/server/metrics/process-metrics";
import { AwaitsPerson } from "@/server/partners/awaits-person";
import { PartnerError } from "@/server/partners/partner-error";
import type { ServiceContext } from "../context";
import type { Drained } from "../drained";
import { finalizeChange } from "../finalize-change/finalize-change";
import { PaymentFailed } from "../payments/payment-failed";
import { StillPending } from "../payments/still-pending";
import { recordPaymentTrack } from "../settlement/record-payment-track";
import { type ReadReturn, readReturnOnce } from "./executor";
import { executorOf } from "./executors";

/** The number claimed at once. */
export const BATCH = 10;
/** Delays between attempts; after the last one the process goes on hold and a person decides. */
const BACKOFF_SECONDS = [5, 30, 120, 600, 1800] as const;
/** How often a connection that needs a person is retried. */
const CONNECTION_SECONDS = 300;
/** Work that a dead worker started in a shop ends within minutes. */
const BUSY_SECONDS = 60;
/** When work is tried again that found no connection, or its return locked. */
const CROWDED_SECONDS = 5;
/** How long an email waits for other work on its return. */
const MAIL_WAITS_MS = 20_000;
type Claim = Awaited<ReturnType<typeof claimDueWork>>;
type Options = { signal?: AbortSignal | undefined };

/**
 * Runs due activities until none is left (decisions, section 8). Each runs outside any transaction with its
 * deterministic key, and its answer is stored before anything else happens. Safe to call at any time, by several
 * workers at once. Once `signal` is aborted, no new batch starts.
 */
export const runDueActivities = async (ctx: ServiceContext, options: Options = {}): Promise<Drained> =>
  options.signal?.aborted ? { done: 0, nextDueAt: null } : runClaimed(ctx, await claimDueWork(ctx.db, BATCH), options);

/** The same with a first batch that is already claimed. */
export const runClaimed = async (ctx: ServiceContext, first: Claim, { signal }: Options): Promise<Drained> => {
  let [claim, done] = [first, 0];
  for (;;) {
    const { claimed, waiting } = claim;
    const { dueAt = null, isDue = false } = waiting.find(({ kind }) => kind === "activities") ?? {};
    const { isPlanned, againAt } = await runBatch(ctx, claimed);
    done += claimed.length;
    if (signal?.aborted) return { done, nextDueAt: null };
    // Looks once more for activities planned in the meantime, by these or by another process that wakes workers.
    if (claimed.length === 0 || !(isDue || isPlanned)) {
      const due = [...(dueAt === null ? [] : [new Date(dueAt).getTime()]), ...againAt];
      return { done, nextDueAt: due.length === 0 ? null : new Date(Math.min(...due)).toISOString() };
    }
    claim = await claimDueWork(ctx.db, BATCH);
  }
};

/** Runs a batch concurrently. Returns whether it planned others, and when unfinished ones are due again. */
const runBatch = async (
  ctx: ServiceContext,
  claimed: readonly ClaimedActivity[],
): Promise<{ isPlanned: boolean; againAt: number[] }> => {
  let isPlanned = false;
  const wake: ServiceContext["wake"] = (kind) => {
    if (kind === "activities") isPlanned = true;
    ctx.wake(kind);
  };
  const ran = await Promise.all(runMailsLast({ ...ctx, wake }, claimed));
  const nowMs = ctx.clock.now().getTime();
  return { isPlanned, againAt: ran.flatMap((seconds) => (seconds === null ? [] : [nowMs + seconds * 1_000])) };
};

/**
 * Groups activities by return and runs each group concurrently, but emails after the work they report on. A slow
 * partner doesn't delay them for long; the lease must cover both.
 */
const runMailsLast = (ctx: ServiceContext, claimed: readonly ClaimedActivity[]): Promise<number | null>[] =>
  [...new Set(claimed.map(({ processId }) => processId))].flatMap((id) => {
    const own = claimed.filter(({ processId }) => processId === id);
    const [mails, others] = [own.filter(isMail), own.filter((one) => !isMail(one))];
    const running = runAll(ctx, others);
    if (running.length === 0) return runAll(ctx, mails);
    const told = endedOrLate(running).then(() => runAll(ctx, mails));
    return [...running, ...mails.map(async (_, index) => (await told)[index] ?? null)];
  });

const isMail = ({ name }: ClaimedActivity): boolean => name === "NOTIFY_SHOPPER";

/** Runs the activities of one return, which is read once for all of them. */
const runAll = (ctx: ServiceContext, own: readonly ClaimedActivity[]): Promise<number | null>[] => {
  const [first] = own;
  if (first === undefined) return [];
  const read = readReturnOnce(ctx, first);
  const owner = { groupId: first.groupId, returnId: first.processId };
  return own.map((activity) => workFor(owner, () => runOne(ctx, activity, read)));
};

/** Resolves when all have ended, successful or not, and at the latest after `MAIL_WAITS_MS`. */
const endedOrLate = async (running: readonly Promise<unknown>[]): Promise<void> => {
  const late = new AbortController();
  const waits = setTimeout(MAIL_WAITS_MS, undefined, { signal: late.signal }).catch(() => undefined);
  await Promise.race([Promise.allSettled(running), waits]);
  late.abort();
};

/** Runs one claimed activity. Returns in how many seconds it is due again; null when it is done or on hold. */
export const runOne = (ctx: ServiceContext, activity: ClaimedActivity, read: ReadReturn): Promise<number | null> =>
  traced(spanOf(activity), async () => {
    const { activityAttempts, activitySeconds } = processMetrics();
    const name = { activity: activity.name.toLowerCase() };
    const stop = activitySeconds.startTimer(name);
    const { outcome, againIn } = await tryOnce(ctx, activity, read);
    stop();
    activityAttempts.inc({ ...name, outcome });
    return againIn;
  });

type Tried = { outcome: (typeof ACTIVITY_OUTCOMES)[number]; againIn: number | null };

/** A part of the trace that planned it, which it links to the run of the job. */
const spanOf = ({ name, id, groupId, processId, attempts, traceparent }: ClaimedActivity) => ({
  name: `activity ${name}`,
  kind: "consumer" as const,
  parent: traceparent,
  attributes: {
    ...{ "homeward.activity_id": id, "homeward.group_id": groupId },
    ...{ "homeward.process_id": processId, "homeward.attempt": attempts },
  },
});

const tryOnce = async (ctx: ServiceContext, activity: ClaimedActivity, read: ReadReturn): Promise<Tried> => {
  try {
    await executorOf(activity.name)(ctx, activity, read);
    return { outcome: "done", againIn: null };
  } catch (error) {
    currentSpan()?.fail(kindOf(error));
    const againIn = await recordFailure(ctx, activity, error);
    return { outcome: againIn === null ? "held" : "retried", againIn };
  }
};

const recordFailure = async (
  ctx: ServiceContext,
  activity: ClaimedActivity,
  error: unknown,
): Promise<number | null> => {
  const { id, processId, name, attempts } = activity;
  const postpone = async (seconds: number, message: string, uncounted: 0 | 1 = 0): Promise<number> => {
    await postponeActivity(ctx.db, { id, seconds, error: message, uncounted });
    return seconds;
  };
  if (error instanceof StillPending) return postpone(error.seconds, error.fault);
  if (error instanceof AwaitsPerson) return handOver(ctx, activity);
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof Problem && error.extras.isOfDatabase) return postpone(CROWDED_SECONDS, message, 1);
  if (error instanceof PartnerError && isWaiting(error))
    return postpone(error.retryAfterSeconds ?? (error.kind === "BUSY" ? BUSY_SECONDS : CONNECTION_SECONDS), message, 1);
  ctx.log.warn({ process_id: processId, activity: name, attempt: attempts, error: message }, "an activity failed");
  const seconds = BACKOFF_SECONDS[attempts - 1];
  const isFinal = seconds === undefined || (error instanceof PartnerError && !error.isRetryable);
  if (!isFinal) return postpone(seconds, message);
  const nextKey = error instanceof PaymentFailed ? nextAttemptKey(activity.idempotencyKey) : activity.idempotencyKey;
  await hold(ctx, activity, { error: message, nextKey });
  return null;
};

/**
 * Whether the connection is down or another attempt is running, rather than this call failing: the activity waits as
 * long as needed and then resumes by itself.
 */
const isWaiting = ({ kind, retryAfterSeconds }: PartnerError): boolean =>
  kind === "BUSY" ||
  kind === "PAUSED" ||
  kind === "UNAUTHORIZED" ||
  (kind === "UNAVAILABLE" && retryAfterSeconds !== undefined);

/** No connection does this: it becomes a task for a person (`completeByHand`), and the return continues meanwhile. */
const handOver = async (ctx: ServiceContext, { id, groupId, processId }: ClaimedActivity): Promise<null> => {
  const actor = systemActor(groupId);
  await inTransaction(ctx, async (tx) => {
    await lockProcess(tx, actor, processId);
    if (await leaveToPerson(tx, { id, groupId })) await finalizeChange(ctx, tx, { actor, processId, events: [] });
  });
  return null;
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
    const { isMessage, words }: ActivityFacts = ACTIVITY_FACTS[name];
    // A refund never waits for an email that can't be sent: the email is left to a person, and the return continues.
    if (isMessage) return void (await finalizeChange(ctx, tx, { actor, processId, events: [] }));
    if (isTerminal(process.status)) return;
    if (input.payoutId !== undefined)
      await recordPaymentTrack(tx, actor, { process, from: ["DUE"], to: "FAILED", now });
    const reason = `Could not ${words}: ${error}`;
    await insertHold(tx, actor, {
      processId,
      hold: { id: ctx.ids.next("hold"), activityId: id, scope: "ACTIVITY", reason, createdAt: now.toISOString() },
    });
    await finalizeChange(ctx, tx, { actor, processId, events: [] });
  });
};
