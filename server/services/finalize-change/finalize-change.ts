import { isTerminal } from "@/contract/vocabulary/process";
import type { WebhookEvent } from "@/contract/vocabulary/webhook-event";
import type { Tx } from "@/server/db/client";
import { getProcess } from "@/server/db/returns/processes";
import { isAdvanceDue } from "@/server/domain/process/advance-units";
import type { ReturnProcess } from "@/server/domain/process/types";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { settleProcess } from "../settlement/settle-process";
import { appendEvents, updateSearchIndex } from "./append-events";
import { decideWhatNobodyHasTo, type WhenUndecidable } from "./decide-by-itself";
import { followStatus, planActivitiesOf, planTimersOf } from "./plan-what-follows";
import type { Step } from "./step";
import { dropNeedlessLabel, holdRiskyMoney, moveCardHold } from "./update-holds";

type Change = {
  actor: Actor;
  processId: string;
  /** The process after the command, from a command that knows all that it changed; otherwise it is read. */
  process?: ReturnProcess;
  events: readonly WebhookEvent[];
  whenUndecidable?: WhenUndecidable;
  /** The member of staff who has just inspected; null or absent: nobody. */
  person?: Actor | null;
};

/**
 * Finishes every command on a return, inside its transaction and under the lock of its process. A command stores only
 * its own change (a verdict, a scan, a hold); what follows is the same for all commands and happens here:
 *
 * 1. `decide-by-itself.ts`: stores automatic verdicts. Once every unit has one, the refund is settled
 *    (`../settlement`). If that fails, the command fails or the return goes on hold for a person.
 * 2. `payAdvance`: settles what is paid before the inspection, once it is due.
 * 3. `update-holds.ts`: a label that is no longer needed stops holding the return; refunds of a risky return go on
 *    hold; the card hold is captured or released.
 * 4. `plan-what-follows.ts`: adds the activities that the new state needs (refunds, emails, exchange orders …), derives
 *    the status from units, holds and activities, and sets timers. The end of a return needs activities of its own, so
 *    they are planned once more after it.
 * 5. `append-events.ts`: updates the search index, and writes each event to the outbox with the next number of this
 *    process and a snapshot.
 *
 * The order matters: a refund must be settled before it can be held, held before an activity pays it, and planned
 * before the status can say that nothing is left to do; a snapshot shows the final result. Each step returns the
 * updated process, so that it is read once, and does nothing when it is repeated on the same state.
 *
 * Work outside the transaction follows: the caller wakes "outbox" and "activities". The relay
 * (`../webhooks/relay-outbox.ts`) then turns events into deliveries, and workers (`../activities`) run what was
 * planned. A lost wake-up only costs time, because both also check by themselves.
 *
 * Returns the current process.
 * @throws Problem when `whenUndecidable` is REFUSE and the decision can't be settled
 */
export const finalizeChange = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, processId, process: known, events, whenUndecidable = "HOLD", person = null }: Change,
): Promise<ReturnProcess> => {
  const now = ctx.clock.now();
  const found = known ?? (await getProcess(tx, actor, processId));
  const decided = await decideWhatNobodyHasTo(ctx, tx, { actor, process: found, whenUndecidable, person, now });
  const advanced = await payAdvance(ctx, tx, { actor, process: decided, now });
  const freed = await dropNeedlessLabel(tx, { actor, process: advanced, now });
  const held = await holdRiskyMoney(ctx, tx, { actor, process: freed, now });
  const guarded = await moveCardHold(tx, { actor, process: held, now });
  const before = await planActivitiesOf(ctx, tx, { actor, process: guarded, now });
  const after = await followStatus(tx, { actor, process: before, now });
  const hasEnded = after.status === "COMPLETED" && before.status !== "COMPLETED";
  const planned = hasEnded ? await planActivitiesOf(ctx, tx, { actor, process: after, now }) : after;
  const timed = await planTimersOf(ctx, tx, { actor, process: planned, now });
  const process = await updateSearchIndex(tx, { actor, process: timed });
  return appendEvents(ctx, tx, { actor, process, events: hasEnded ? [...events, "onProcessCompleted"] : events, now });
};

/**
 * Settles and plans what a return pays before its inspection: the units whose option pays on start or on collection,
 * once that has happened (decisions, section 6, timings). Returns the current process. An advance that isn't possible,
 * because the shop has refunded the order in the meantime, is left to the inspection, and the parcel still moves on.
 * Nothing is paid while the return waits for approval.
 */
const payAdvance = async (ctx: ServiceContext, tx: Tx, { actor, process, now }: Step): Promise<ReturnProcess> => {
  const isAllowed = process.authorization.status !== "PENDING";
  if (isTerminal(process.status) || !isAllowed || !isAdvanceDue(process)) return process;
  try {
    await settleProcess(ctx, tx, { actor, process, basis: "ADVANCE", person: null, now });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    ctx.log.warn({ process_id: process.id, error: error.message }, "nothing is paid in advance");
    return process;
  }
  return getProcess(tx, actor, process.id);
};
