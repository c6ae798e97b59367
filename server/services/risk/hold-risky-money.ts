import { isTerminal } from "@/contract/vocabulary/process";
import type { Tx } from "@/server/db/client";
import { addTimelineEntry, insertHold, updateProcess } from "@/server/db/returns/process-writes";
import { getProcess } from "@/server/db/returns/processes";
import { isInstant } from "@/server/domain/exchanges/instant-exchange";
import { unitsToExchange } from "@/server/domain/exchanges/plan-exchange-order";
import { lastDecision } from "@/server/domain/exchanges/settled-differences";
import type { ReturnProcess } from "@/server/domain/process/types";
import { type Actor, systemActor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";

/**
 * Where a rule about risk asks for it, money of a return waits for somebody's look as soon as some is due. Once per
 * return: what was released is not held again. Under the process lock.
 */
export const holdRiskyMoney = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, process, now }: { actor: Actor; process: ReturnProcess; now: Date },
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
