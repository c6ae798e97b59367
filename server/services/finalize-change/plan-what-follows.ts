import { isTerminal } from "@/contract/vocabulary/process";
import type { Tx } from "@/server/db/client";
import { saveTimers } from "@/server/db/jobs/timers";
import { addTimelineEntry, insertActivities, updateProcess } from "@/server/db/returns/process-writes";
import { activityKey, planActivities } from "@/server/domain/activities/plan-activities";
import { dueTransition } from "@/server/domain/process/due-transition";
import { transition } from "@/server/domain/process/transition";
import type { ReturnProcess } from "@/server/domain/process/types";
import { planTimers } from "@/server/domain/timers/plan-timers";
import { reconcileTimers, timersAfter } from "@/server/domain/timers/reconcile-timers";
import type { ServiceContext } from "../context";
import type { Step } from "./step";

/** Adds the activities that the state needs and that don't exist yet; existing ones stay unchanged. */
export const planActivitiesOf = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, process, now }: Step,
): Promise<ReturnProcess> => {
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

/** Makes every due status transition, with one timeline entry each: a released return may be completed at once. */
export const followStatus = async (tx: Tx, { actor, process, now }: Step): Promise<ReturnProcess> => {
  const cause = dueTransition(process);
  if (cause === null) return process;
  const status = transition(process, cause);
  const hasEnded = isTerminal(status);
  const ended = hasEnded ? now : null;
  await updateProcess(tx, actor, { id: process.id, set: { status, endedAt: ended }, now });
  await addTimelineEntry(tx, actor, {
    processId: process.id,
    entry: { kind: "STATUS", isShopperVisible: hasEnded, data: { from: process.status, to: status } },
    now,
  });
  const endedAt = ended?.toISOString() ?? null;
  return followStatus(tx, { actor, process: { ...process, status, endedAt, updatedAt: now.toISOString() }, now });
};

/** Sets the timers for the new state. */
export const planTimersOf = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, process, now }: Step,
): Promise<ReturnProcess> => {
  const changes = reconcileTimers(process.timers, planTimers(process), () => ctx.ids.next("tmr"));
  if (Object.values(changes).every((rows) => rows.length === 0)) return process;
  await saveTimers(tx, actor, { processId: process.id, changes, now });
  return { ...process, timers: timersAfter(process.timers, changes) };
};
