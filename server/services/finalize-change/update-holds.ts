import { isTerminal } from "@/contract/vocabulary/process";
import type { Tx } from "@/server/db/client";
import { settleActivity } from "@/server/db/jobs/settle-activity";
import { moveHold } from "@/server/db/money/card-holds";
import { addTimelineEntry, insertHold, updateProcess } from "@/server/db/returns/process-writes";
import { getProcess } from "@/server/db/returns/processes";
import { type HoldStep, nextHoldStep } from "@/server/domain/exchanges/hold-step";
import { isInstant } from "@/server/domain/exchanges/instant-exchange";
import { unitsToExchange } from "@/server/domain/exchanges/plan-exchange-order";
import { lastDecision } from "@/server/domain/exchanges/settled-differences";
import type { ReturnProcess } from "@/server/domain/process/types";
import { needsLabel } from "@/server/domain/shipping/needs-label";
import { lacksReturnAddress } from "@/server/domain/shipping/return-address";
import { systemActor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";
import type { Step } from "./step";

/**
 * Drops the hold for a label that was never requested, because the store has no warehouse, once nobody needs the label:
 * a return whose parcel came anyway, or was decided without one, isn't kept from its refund. The activity is done
 * without a result and its hold released. A label that was requested from a carrier is left to whoever decides. Under
 * the process lock; returns the current process.
 */
export const dropNeedlessLabel = async (tx: Tx, { actor, process, now }: Step): Promise<ReturnProcess> => {
  const held = process.activities.filter((one) => one.name === "CREATE_LOGISTIC_ORDER" && lacksReturnAddress(one));
  if (held.length === 0 || needsLabel(process)) return process;
  for (const { id, idempotencyKey, name, leg } of held)
    await settleActivity(tx, actor, { id, idempotencyKey, processId: process.id, name, leg, result: {}, now });
  return getProcess(tx, actor, process.id);
};

/**
 * Puts the refund of a return on hold when it becomes due, if a risk rule requires it. Once per return: after a release
 * there is no second hold. Under the process lock.
 */
export const holdRiskyMoney = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, process, now }: Step,
): Promise<ReturnProcess> => {
  const { id: processId, risk } = process;
  const rule = risk?.holdRefund ?? null;
  if (risk === null || rule === null || risk.isHoldPlaced || isTerminal(process.status) || !isMoneyDue(process))
    return process;
  const by = systemActor(actor.groupId);
  const check = process.activities.find(({ name }) => name === "FRAUD_CHECK");
  const reason = `Risk score ${risk.score} of 100: ${rule.label || rule.ruleId}.`;
  const hold = {
    id: ctx.ids.next("hold"),
    activityId: check?.id ?? null,
    scope: "MONEY" as const,
    reason,
    createdAt: now.toISOString(),
  };
  await insertHold(tx, by, { processId, hold });
  await updateProcess(tx, by, { id: processId, set: { risk: { ...risk, isHoldPlaced: true } }, now });
  const entry = { kind: "HELD", isShopperVisible: false, data: { holdId: hold.id, reason } };
  await addTimelineEntry(tx, by, { processId, entry, now });
  return getProcess(tx, actor, processId);
};

/** Whether a payout waits, or new items are about to be ordered. */
const isMoneyDue = (process: ReturnProcess): boolean =>
  process.payouts.some(({ status }) => status === "PENDING") ||
  ((lastDecision(process) !== null || isInstant(process)) &&
    process.exchangeOrder === null &&
    unitsToExchange(process).length > 0);

/**
 * Decides whether the card hold is captured or released, according to the state of its return. Under the process lock.
 */
export const moveCardHold = (tx: Tx, step: Step): Promise<ReturnProcess> =>
  beginHoldStep(tx, { ...step, step: nextHoldStep(step.process) });

/** Only one of capturing and releasing a card hold is ever started. */
export const beginHoldStep = async (
  tx: Tx,
  { actor, process, step, now }: Step & { step: HoldStep | null },
): Promise<ReturnProcess> => {
  const { id, cardHold } = process;
  if (cardHold === null || step === null) return process;
  const { captureMinor, cause } = step;
  const to = captureMinor > 0 ? ("CAPTURING" as const) : ("RELEASING" as const);
  const capturedMinor = captureMinor > 0 ? captureMinor : null;
  const set = { id: cardHold.id, from: ["HELD" as const], to, cause, capturedMinor };
  if (!(await moveHold(tx, actor, set))) return process;
  await updateProcess(tx, actor, { id, set: {}, now });
  return { ...process, cardHold: { ...cardHold, status: to, holdCause: cause, capturedMinor } };
};
