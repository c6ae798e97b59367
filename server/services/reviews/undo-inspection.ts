import type { Tx } from "@/server/db/client";
import { endPayoutWait } from "@/server/db/money/payout-waits";
import { releaseHold } from "@/server/db/returns/holds";
import {
  addTimelineEntry,
  recordUnitChanges,
  type UnitChange,
  updateProcess,
} from "@/server/db/returns/process-writes";
import { getProcess, lockProcess } from "@/server/db/returns/processes";
import { dropDecision } from "@/server/db/returns/undo-decision";
import { undoSubmissions } from "@/server/db/station/station-submissions";
import { forgetUnitLooks } from "@/server/db/station/unit-looks";
import { inTransaction } from "@/server/db/transaction";
import { sumDueMinor } from "@/server/domain/payouts/payout-money";
import type { InspectionUndo, PayoutWait } from "@/server/domain/process/payout-wait";
import type { ReturnProcess } from "@/server/domain/process/types";
import { whyNoUndo } from "@/server/domain/reviews/why-no-undo";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { holdAgain } from "../exchanges/hold-again";
import { finalizeChange } from "../finalize-change/finalize-change";

type Undo = { actor: Actor; processId: string; user: string };

/**
 * Undoes the last inspection of a return while its results still wait: its units are open again, and its payouts and
 * other planned work are removed. The wait's row decides between this, the worker when the wait is over, and a second
 * undo. The history keeps both.
 * @throws Problem NOT_FOUND, FAILED_PRECONDITION that says what was already sent, or that there is nothing to undo
 */
export const undoInspection = (ctx: ServiceContext, { actor, processId, user }: Undo): Promise<ReturnProcess> =>
  inTransaction(ctx, async (tx) => {
    const process = await lockProcess(tx, actor, processId);
    const [wait] = process.payoutWaits;
    const refusal = whyNoUndo(process);
    if (refusal !== null) throw new Problem("FAILED_PRECONDITION", refusal);
    if (wait === undefined || wait.undo === null) throw new Error(`Nothing of ${processId} waits.`);
    const now = ctx.clock.now();
    const { settlementId } = wait;
    const isMine = await endPayoutWait(tx, actor, { id: wait.id, ending: "UNDONE", by: user, now });
    if (!isMine || !(await dropDecision(tx, actor, { processId, settlementId, now }))) throw tooLate();
    await holdAgain(ctx, tx, { actor, process: asApproved(process, wait.undo), now });
    await giveBack(tx, { actor, process, undo: wait.undo, now });
    await undoSubmissions(tx, actor, { processId, since: new Date(wait.recordedAt), now });
    await takeBackHold(tx, { actor, process, wait, now });
    await tell(tx, { actor, process, wait, user, now });
    const undone = await getProcess(tx, actor, processId);
    return finalizeChange(ctx, tx, { actor, processId, process: undone, events: [] });
  });

const tooLate = () =>
  new Problem(
    "FAILED_PRECONDITION",
    "It is too late to undo this inspection: its refund is being sent at this moment.",
  );

/** Units that became free because their exchange was declined are reserved again. */
const asApproved = (process: ReturnProcess, { unitIds }: InspectionUndo): ReturnProcess => ({
  ...process,
  units: process.units.map((unit) => (unitIds.includes(unit.id) ? { ...unit, verdict: "APPROVED" as const } : unit)),
});

type GivingBack = { actor: Actor; process: ReturnProcess; undo: InspectionUndo; now: Date };

const giveBack = async (tx: Tx, { actor, process, undo, now }: GivingBack): Promise<void> => {
  const decided = process.units.filter(({ id }) => undo.unitIds.includes(id));
  const verdicts = decided.map(
    ({ id: unitId }): UnitChange => ({
      ...{ unitId, track: "VERDICT", state: "UNDECIDED" },
      set: { ...UNDECIDED },
      data: { isUndo: true },
    }),
  );
  const payments = process.units
    .filter(({ payment }) => payment === "DUE" || payment === "FAILED")
    .map(({ id: unitId }): UnitChange => {
      const state = "NOTHING_DUE";
      return { unitId, track: "PAYMENT", state, set: { payment: state } };
    });
  await recordUnitChanges(tx, actor, { processId: process.id, changes: verdicts, now });
  await recordUnitChanges(tx, actor, { processId: process.id, changes: payments, now });
  await forgetUnitLooks(tx, actor, { processId: process.id, unitIds: undo.unitIds });
  const { overrideMinor, overrideReason } = undo;
  await updateProcess(tx, actor, { id: process.id, set: { overrideMinor, overrideReason }, now });
};

const UNDECIDED = {
  verdict: "UNDECIDED",
  rejectReason: null,
  showRejectReason: false,
  reviewedAt: null,
  reviewedBy: "",
  isResellable: true,
} as const;

type OfWait = Omit<GivingBack, "undo"> & { wait: PayoutWait };

/**
 * A risk rule holds refunds as soon as some are due. A hold from this inspection is removed with it; the next
 * inspection raises its own. One that was already released stays released.
 */
const takeBackHold = async (tx: Tx, { actor, process, wait, now }: OfWait): Promise<void> => {
  const { id: processId, risk, holds } = process;
  const own = holds.filter(({ scope, createdAt }) => scope === "MONEY" && createdAt >= wait.recordedAt);
  if (own.length === 0 || risk === null) return;
  for (const { id: holdId } of own) await releaseHold(tx, actor, { processId, holdId, now });
  await updateProcess(tx, actor, { id: processId, set: { risk: { ...risk, isHoldPlaced: false } }, now });
};

const tell = (tx: Tx, { actor, process, wait, user, now }: OfWait & { user: string }): Promise<void> => {
  const own = process.payouts.filter(({ settlementId }) => settlementId === wait.settlementId);
  const data = {
    ...{ amountMinor: sumDueMinor(own), currency: process.currency, units: wait.undo?.unitIds.length ?? 0, user },
  };
  const entry = { kind: "INSPECTION_UNDONE", isShopperVisible: false, data };
  return addTimelineEntry(tx, actor, { processId: process.id, entry, now });
};
