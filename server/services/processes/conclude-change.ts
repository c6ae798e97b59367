import { isTerminal } from "@/contract/vocabulary/process";
import type { WebhookEvent } from "@/contract/vocabulary/webhook-event";
import type { Tx } from "@/server/db/client";
import { saveTimers } from "@/server/db/jobs/timers";
import { addTimelineEntry, insertActivities, updateProcess } from "@/server/db/returns/process-writes";
import { getProcess } from "@/server/db/returns/processes";
import { emit } from "@/server/db/webhooks/outbox";
import { updateRows } from "@/server/db/write-rows";
import { activityKey, planActivities } from "@/server/domain/activities/plan-activities";
import { dueTransition } from "@/server/domain/process/due-transition";
import { transition } from "@/server/domain/process/transition";
import type { ReturnProcess } from "@/server/domain/process/types";
import { verdictsByThemselves } from "@/server/domain/reviews/verdicts-by-themselves";
import { planTimers } from "@/server/domain/timers/plan-timers";
import { reconcileTimers, timersAfter } from "@/server/domain/timers/reconcile-timers";
import { type Actor, systemActor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";
import { payAdvance } from "../payouts/pay-advance";
import { decideByItself, type WhenUndecidable } from "../reviews/decide-by-itself";
import { holdRiskyMoney } from "../risk/hold-risky-money";
import { findReturnAddress } from "../shipping/return-address";
import { dropNeedlessLabel } from "./drop-needless-label";
import { keepFindable } from "./keep-findable";
import { moveHoldOn } from "./move-hold-on";

/**
 * The last step of every command on a process, inside its transaction and under its lock: settles what is paid
 * before the check, plans the activities that the new state needs, lets the status follow, and writes the events into
 * the outbox. Each step answers the process as it has left it, so it is read once. Answers the process as it is now. The
 * caller wakes "outbox" and "activities" after the commit.
 */
export const concludeChange = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, processId, process: known, events, whenUndecidable = "HOLD", person = null }: Conclusion,
): Promise<ReturnProcess> => {
  const now = ctx.clock.now();
  const found = known ?? (await getProcess(tx, actor, processId));
  const decided = await decideWhatNobodyHasTo(ctx, tx, { actor, process: found, whenUndecidable, person, now });
  const changed = await payAdvance(ctx, tx, { actor, process: decided, now });
  const freed = await dropNeedlessLabel(tx, { actor, process: changed, now });
  const watched = await holdRiskyMoney(ctx, tx, { actor, process: freed, now });
  const guarded = await moveHoldOn(tx, { actor, process: watched, now });
  const before = await planFor(ctx, tx, { actor, process: guarded, now });
  const after = await followStatus(tx, { actor, process: before, now });
  const hasEnded = after.status === "COMPLETED" && before.status !== "COMPLETED";
  const planned = hasEnded ? await planFor(ctx, tx, { actor, process: after, now }) : after;
  const timed = await planTime(ctx, tx, { actor, process: planned, now });
  const process = await keepFindable(tx, { actor, process: timed });
  return tell(ctx, tx, { actor, process, events: hasEnded ? [...events, "onProcessCompleted"] : events, now });
};

/** Puts what has become of the process into the outbox with each event; answers it. */
const tell = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, process, events, now }: Step & { events: readonly WebhookEvent[] },
): Promise<ReturnProcess> => {
  if (events.length === 0) return process;
  const { id, ecommerceId, shopperAddress } = process;
  // Before a label nothing in the return says where the parcel goes.
  const hasLabel = process.shipments.some(({ voidedAt }) => voidedAt === null);
  const from = { ecommerceId, country: shopperAddress.countryCode };
  const returnAddress = hasLabel ? null : await findReturnAddress(tx, actor, from);
  let told = process;
  for (const type of events) {
    told = { ...told, lastSequence: told.lastSequence + 1 };
    await emit(tx, { id: ctx.ids.next("evt"), type, snapshot: { ...told, returnAddress }, now });
  }
  await updateRows(tx, actor, { table: "return_processes", rows: [{ id, lastSequence: told.lastSequence }] });
  return told;
};

type Conclusion = {
  actor: Actor;
  processId: string;
  /** As the command has left it, from a command that knows all that it has changed; otherwise it is read. */
  process?: ReturnProcess;
  events: readonly WebhookEvent[];
  whenUndecidable?: WhenUndecidable;
  /** The member of staff who has just inspected; null or absent: nobody. */
  person?: Actor | null;
};

type Step = { actor: Actor; process: ReturnProcess; now: Date };

/** Verdicts that nobody has to give: of what is kept, and where the store inspects nothing. */
const decideWhatNobodyHasTo = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, process, whenUndecidable, person, now }: Step & { whenUndecidable: WhenUndecidable; person: Actor | null },
): Promise<ReturnProcess> => {
  const user = systemActor(actor.groupId).name;
  const decisions = verdictsByThemselves(process, { user, now: now.toISOString() });
  if (decisions.length === 0) return process;
  await decideByItself(ctx, tx, { actor, process, decisions, whenUndecidable, person, now });
  return getProcess(tx, actor, process.id);
};

/** What will happen by itself in the state that was reached. */
const planTime = async (ctx: ServiceContext, tx: Tx, { actor, process, now }: Step): Promise<ReturnProcess> => {
  const changes = reconcileTimers(process.timers, planTimers(process), () => ctx.ids.next("tmr"));
  if (Object.values(changes).every((rows) => rows.length === 0)) return process;
  await saveTimers(tx, actor, { processId: process.id, changes, now });
  return { ...process, timers: timersAfter(process.timers, changes) };
};

/** Takes every transition that is due, one entry of the timeline each: a released return may be complete at once. */
const followStatus = async (tx: Tx, { actor, process, now }: Step): Promise<ReturnProcess> => {
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
