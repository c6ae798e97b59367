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
 * A label that was never asked for, because the store has no warehouse, holds a return only while somebody could use it:
 * a parcel that came all the same, or was decided without one, is not kept from its money. The activity is done with
 * nothing, its hold is released. One that a carrier was asked for stays with whoever decides. Under the process lock;
 * answers the process as it is then.
 */
export const dropNeedlessLabel = async (tx: Tx, { actor, process, now }: Step): Promise<ReturnProcess> => {
  const held = process.activities.filter((one) => one.name === "CREATE_LOGISTIC_ORDER" && lacksReturnAddress(one));
  if (held.length === 0 || needsLabel(process)) return process;
  for (const { id, idempotencyKey, name, leg } of held)
    await settleActivity(tx, actor, { id, idempotencyKey, processId: process.id, name, leg, result: {}, now });
  return getProcess(tx, actor, process.id);
};

/**
 * Where a rule about risk asks for it, money of a return waits for somebody's look as soon as some is due. Once per
 * return: what was released is not held again. Under the process lock.
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
  const reason = `Risk ${risk.score} of 100: ${rule.label || rule.ruleId}`;
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

/** A payout waits, or new items are about to be ordered. */
const isMoneyDue = (process: ReturnProcess): boolean =>
  process.payouts.some(({ status }) => status === "PENDING") ||
  ((lastDecision(process) !== null || isInstant(process)) &&
    process.exchangeOrder === null &&
    unitsToExchange(process).length > 0);

/** Decides what becomes of the hold on the shopper's card, where the state of its return says so. Under the process lock. */
export const moveCardHold = (tx: Tx, step: Step): Promise<ReturnProcess> =>
  beginHoldStep(tx, { ...step, step: nextHoldStep(step.process) });

/** Once, for good: of capturing and releasing a hold only one is ever begun. */
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
