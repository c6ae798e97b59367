import { isTerminal } from "@/contract/vocabulary/process";
import type { WebhookEvent } from "@/contract/vocabulary/webhook-event";
import type { Tx } from "@/server/db/client";
import { emit } from "@/server/db/outbox";
import { addTimelineEntry, insertActivities, updateProcess } from "@/server/db/process-writes";
import { getProcess } from "@/server/db/processes";
import { saveTimers } from "@/server/db/timers";
import { updateRows } from "@/server/db/write-rows";
import { activityKey, planActivities } from "@/server/domain/activities/plan-activities";
import { dueTransition } from "@/server/domain/process/due-transition";
import { transition } from "@/server/domain/process/transition";
import type { ReturnProcess } from "@/server/domain/process/types";
import { verdictsByThemselves } from "@/server/domain/reviews/verdicts-by-themselves";
import { planTimers } from "@/server/domain/timers/plan-timers";
import { reconcileTimers } from "@/server/domain/timers/reconcile-timers";
import { type Actor, systemActor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";
import { payAdvance } from "../payouts/pay-advance";
import { decideByItself, type WhenUndecidable } from "../reviews/decide-by-itself";
import { holdRiskyMoney } from "../risk/hold-risky-money";
import { keepFindable } from "./keep-findable";

/**
 * The last step of every command on a process, inside its transaction and under its lock: settles what is paid
 * before the check, plans the activities that the new state needs, lets the status follow, and writes the events into the outbox. Answers the process as it is
 * now. The caller wakes "outbox" and "activities" after the commit.
 */
export const concludeChange = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, processId, events, whenUndecidable = "HOLD" }: Conclusion,
): Promise<ReturnProcess> => {
  const now = ctx.clock.now();
  const found = await getProcess(tx, actor, processId);
  const decided = await decideWhatNobodyHasTo(ctx, tx, { actor, process: found, whenUndecidable, now });
  const changed = await payAdvance(ctx, tx, { actor, process: decided, now });
  const watched = await holdRiskyMoney(ctx, tx, { actor, process: changed, now });
  const before = await planFor(ctx, tx, { actor, process: watched, now });
  const after = await followStatus(tx, { actor, process: before, now });
  const hasEnded = after.status === "COMPLETED" && before.status !== "COMPLETED";
  const planned = hasEnded ? await planFor(ctx, tx, { actor, process: after, now }) : after;
  const isTimeChanged = await planTime(ctx, tx, { actor, process: after, now });
  await keepFindable(tx, { actor, process: after });
  // Every step answers the very process that it was given when it has changed nothing.
  if (planned === found && !isTimeChanged && events.length === 0) return found;
  return tell(ctx, tx, { actor, process: after, events: hasEnded ? [...events, "onProcessCompleted"] : events, now });
};

/** Reads what has become of the process, and puts it into the outbox with each event; answers it. */
const tell = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, process: { id, lastSequence }, events, now }: Step & { events: readonly WebhookEvent[] },
): Promise<ReturnProcess> => {
  const rows = events.length === 0 ? [] : [{ id, lastSequence: lastSequence + events.length }];
  await updateRows(tx, actor, { table: "return_processes", rows });
  const process = await getProcess(tx, actor, id);
  for (const [index, type] of events.entries()) {
    const snapshot = { ...process, lastSequence: lastSequence + index + 1 };
    await emit(tx, { id: ctx.ids.next("evt"), type, snapshot, now });
  }
  return process;
};

type Conclusion = {
  actor: Actor;
  processId: string;
  events: readonly WebhookEvent[];
  whenUndecidable?: WhenUndecidable;
};

type Step = { actor: Actor; process: ReturnProcess; now: Date };

/** Verdicts that nobody has to give: of what is kept, and where the store inspects nothing. */
const decideWhatNobodyHasTo = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, process, whenUndecidable, now }: Step & { whenUndecidable: WhenUndecidable },
): Promise<ReturnProcess> => {
  const user = systemActor(actor.groupId).name;
  const decisions = verdictsByThemselves(process, { user, now: now.toISOString() });
  if (decisions.length === 0) return process;
  await decideByItself(ctx, tx, { actor, processId: process.id, decisions, whenUndecidable, now });
  return getProcess(tx, actor, process.id);
};

/** What will happen by itself in the state that was reached; true when that is something else than before. */
const planTime = async (ctx: ServiceContext, tx: Tx, { actor, process, now }: Step): Promise<boolean> => {
  const changes = reconcileTimers(process.timers, planTimers(process));
  await saveTimers(tx, actor, { processId: process.id, changes, nextId: () => ctx.ids.next("tmr"), now });
  return Object.values(changes).some((rows) => rows.length > 0);
};

/** Takes every transition that is due, one entry of the timeline each: a released return may be complete at once. */
const followStatus = async (tx: Tx, { actor, process, now }: Step): Promise<ReturnProcess> => {
  const cause = dueTransition(process);
  if (cause === null) return process;
  const status = transition(process, cause);
  const hasEnded = isTerminal(status);
  await updateProcess(tx, actor, { id: process.id, set: { status, endedAt: hasEnded ? now : undefined }, now });
  await addTimelineEntry(tx, actor, {
    processId: process.id,
    entry: { kind: "STATUS", isShopperVisible: hasEnded, data: { from: process.status, to: status } },
    now,
  });
  const endedAt = hasEnded ? now.toISOString() : process.endedAt;
  return followStatus(tx, { actor, process: { ...process, status, endedAt }, now });
};

const planFor = async (ctx: ServiceContext, tx: Tx, { actor, process, now }: Step): Promise<ReturnProcess> => {
  const known = new Set(process.activities.map(({ name, leg }) => `${name}:${leg}`));
  const missing = planActivities(process).filter(({ name, leg }) => !known.has(`${name}:${leg}`));
  if (missing.length === 0) return process;
  const added = missing.map((planned) => ({
    ...planned,
    id: ctx.ids.next("act"),
    idempotencyKey: activityKey(process, planned),
  }));
  await insertActivities(tx, actor, { processId: process.id, activities: added, now });
  const activities = added.map((one) => ({
    state: "PENDING" as const,
    attempts: 0,
    lastError: "",
    result: {},
    ...one,
  }));
  return { ...process, activities: [...process.activities, ...activities] };
};
