import { PAID_BY_PROVIDERS } from "@/contract/vocabulary/activity";
import { finishByHand } from "@/server/db/jobs/activities";
import { addTimelineEntry } from "@/server/db/returns/process-writes";
import { getProcess, lockProcess } from "@/server/db/returns/processes";
import { inTransaction } from "@/server/db/transaction";
import { type ByHandResult, checkByHand } from "@/server/domain/activities/check-manual-resolution";
import { waitsForPerson } from "@/server/domain/process/activity-questions";
import type { Activity, ReturnProcess } from "@/server/domain/process/types";
import type { Actor } from "@/server/kernel/actor";
import { notFound, Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { finalizeAfterHold } from "../exchanges/record-paid-advance";
import { finalizeChange } from "../finalize-change/finalize-change";
import { requireNoneBegunSince, requireNotAtProvider, requireNotAtShop } from "../payments/require-not-at-provider";
import { applyByHand } from "./apply-manual-resolution";
import { stateWords } from "./retry-activity";

type ByHandCall = { actor: Actor; processId: string; activityId: string; result: ByHandResult };

/**
 * Takes a person's result in place of a partner's answer, for a failed activity (decisions, section 7): its hold is
 * released and the return continues. If the partner has done the work after all, nothing is done twice: a retry finds
 * it.
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT naming the field, FAILED_PRECONDITION when it isn't on hold, ABORTED
 */
export const completeByHand = async (
  ctx: ServiceContext,
  { actor, processId, activityId, result }: ByHandCall,
): Promise<ReturnProcess> => {
  const seen = await getProcess(ctx.db, actor, processId);
  const held = requireHeld(seen, activityId);
  const { name } = held;
  requireResult(held, result);
  if (PAID_BY_PROVIDERS.includes(name)) await requireNotAtProvider(ctx, seen);
  if (name === "CREATE_EXCHANGE_ORDER") await requireNotAtShop(ctx, seen);
  return inTransaction(ctx, async (tx) => {
    const locked = await lockProcess(tx, actor, processId);
    if (PAID_BY_PROVIDERS.includes(name)) requireNoneBegunSince(seen, locked);
    const activity = requireHeld(locked, activityId);
    const now = ctx.clock.now();
    const { note, ...facts } = result;
    const stored = { ...facts, note, isByHand: true };
    if (!(await finishByHand(tx, actor, { id: activityId, result: stored, now }))) throw notHeld(activity);
    const wasTask = activity.state === "WAITING";
    const data = { activity: name, note, reference: facts.reference || facts.trackingNumber, wasTask };
    await addTimelineEntry(tx, actor, { processId, entry: { kind: "BY_HAND", isShopperVisible: false, data }, now });
    await applyByHand(ctx, tx, { actor, process: locked, activity, result, now });
    if (name !== "CAPTURE_HOLD") return finalizeChange(ctx, tx, { actor, processId, events: [] });
    await finalizeAfterHold(ctx, tx, { actor, processId });
    return getProcess(tx, actor, processId);
  });
};

const requireHeld = ({ activities }: ReturnProcess, id: string): Activity => {
  const activity = activities.find((one) => one.id === id);
  if (activity === undefined) throw notFound("activity");
  if (!waitsForPerson(activity)) throw notHeld(activity);
  return activity;
};

const notHeld = (activity: Activity) =>
  new Problem("FAILED_PRECONDITION", `${stateWords(activity)} There is nothing to do manually.`);

const requireResult = (activity: Activity, result: ByHandResult): void => {
  const faults = checkByHand(activity, result);
  if (faults.length === 0) return;
  throw new Problem("INVALID_ARGUMENT", faults.map(({ field, message }) => `${field}: ${message}`).join(" "), {
    violations: faults.map(({ field, message }) => ({ field, description: message })),
  });
};
