import { visibleText } from "@/contract/vocabulary/visible-text";
import type { Tx } from "@/server/db/client";
import { planAgain, stopActivity } from "@/server/db/jobs/activities";
import { addTimelineEntry, updateProcess } from "@/server/db/returns/process-writes";
import { getProcess, lockProcess } from "@/server/db/returns/processes";
import { inTransaction } from "@/server/db/transaction";
import type { ReturnProcess } from "@/server/domain/process/types";
import { applyCorrection, type CorrectionLine } from "@/server/domain/reviews/apply-correction";
import type { UnitDecision } from "@/server/domain/reviews/apply-review";
import type { Actor } from "@/server/kernel/actor";
import { invalidField } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { deciding } from "../domain-problem";
import { holdAgain } from "../exchanges/hold-again";
import { finalizeChange } from "../finalize-change/finalize-change";
import {
  keepGoodsStill,
  requireNoneBegunSince,
  requireNotAtProvider,
  requireNotAtShop,
} from "../payments/require-not-at-provider";
import { withdrawPayouts } from "../payouts/withdraw-payouts";
import { type RefundOverride, recordOverride, requireOverride } from "../settlement/override";
import { quoteOpenUnits } from "../settlement/quote-open-units";
import { settleProcess } from "../settlement/settle-process";
import { recordVerdicts } from "../settlement/store-verdicts";

type CorrectionCall = {
  actor: Actor;
  processId: string;
  lines: CorrectionLine[];
  reason: string;
  user: string;
  override: RefundOverride | null;
};

/**
 * Replaces decisions about units while the return is open (domain, section 1). The earlier decisions stay in the
 * history; the refund is settled again, against what was paid in the meantime; a new item is reserved again if one is
 * left.
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT, FAILED_PRECONDITION, ABORTED while a payout is being paid or when
 * somebody else was faster; nothing is recorded then
 */
export const correctReview = async (ctx: ServiceContext, call: CorrectionCall): Promise<ReturnProcess> => {
  const { actor, processId, lines, user } = call;
  const reason = visibleText(call.reason);
  if (reason === "") throw invalidField("reason", "enter a reason for the correction");
  const current = await getProcess(ctx.db, actor, processId);
  await requireNotAtProvider(ctx, current);
  await requireNotAtShop(ctx, current);
  return inTransaction(ctx, async (tx) => {
    const locked = await lockProcess(tx, actor, processId);
    requireNoneBegunSince(current, locked);
    await keepGoodsStill(tx, locked);
    requireOverride(locked, call.override);
    const now = ctx.clock.now();
    await renewTasks(tx, { process: locked, now });
    const decisions = deciding(() => applyCorrection(locked, lines, { user, now: now.toISOString() }));
    await recordVerdicts(tx, actor, { processId, decisions, extra: { reason, isCorrection: true }, now });
    await updateProcess(tx, actor, { id: processId, set: {}, now });
    await recordOverride(tx, { ...call, now });
    await tell(tx, { actor, processId, decisions, reason, user, now });
    await settleAgain(ctx, tx, { actor, processId, now });
    return finalizeChange(ctx, tx, { actor, processId, events: [], whenUndecidable: "REFUSE" });
  });
};

/**
 * Replaces the open work of the earlier decision: restocking follows the new one (`keepGoodsStill` has checked that it
 * hasn't started), and new items are checked again, because none may be left to order.
 */
const renewTasks = async (tx: Tx, { process, now }: { process: ReturnProcess; now: Date }): Promise<void> => {
  const { groupId } = process;
  for (const { id, name, state, attempts } of process.activities) {
    const isWaiting = state === "WAITING";
    if (name === "RESTOCK" && (isWaiting || state === "PENDING"))
      await stopActivity(tx, { id, groupId, attempts, now });
    if (name === "CREATE_EXCHANGE_ORDER" && isWaiting) await planAgain(tx, { id, groupId });
  }
};

/** While a unit is open, nothing is settled and no reservation is released. */
const settleAgain = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, processId, now }: { actor: Actor; processId: string; now: Date },
): Promise<void> => {
  const corrected = await getProcess(tx, actor, processId);
  if (corrected.units.some(({ verdict }) => verdict === "UNDECIDED"))
    return quoteOpenUnits(ctx, tx, { actor, process: corrected, now });
  await withdrawPayouts(tx, { actor, process: corrected, now });
  const process = await getProcess(tx, actor, processId);
  const person = actor.kind === "staff" ? actor : null;
  await settleProcess(ctx, tx, { actor, process, basis: "DECISION", person, now });
  await holdAgain(ctx, tx, { actor, process, now });
};

const tell = (
  tx: Tx,
  call: { actor: Actor; processId: string; decisions: UnitDecision[]; reason: string; user: string; now: Date },
): Promise<void> => {
  const { actor, processId, decisions, reason, user, now } = call;
  const count = (status: string) => decisions.filter((decision) => decision.status === status).length;
  const counts = { approved: count("APPROVED"), declined: count("DECLINED"), missing: count("MISSING") };
  const entry = { kind: "CORRECTION", isShopperVisible: true, data: { ...counts, reason, user } };
  return addTimelineEntry(tx, actor, { processId, entry, now });
};
