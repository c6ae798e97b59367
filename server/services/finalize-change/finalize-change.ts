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
  /** As the command has left it, from a command that knows all that it has changed; otherwise it is read. */
  process?: ReturnProcess;
  events: readonly WebhookEvent[];
  whenUndecidable?: WhenUndecidable;
  /** The member of staff who has just inspected; null or absent: nobody. */
  person?: Actor | null;
};

/**
 * The end of every command on a return, inside its transaction and under the lock of its process. A command stores only
 * what is its own (a verdict, a scan, a hold); what follows from it is the same for all commands and happens here:
 *
 * 1. `decide-by-itself.ts`: verdicts that nobody has to give are stored. Once every unit has one, what is paid is
 *    settled (`../settlement`). Where that fails, the command is refused or the return is held for a person.
 * 2. `payAdvance`: what is paid before the check is settled, once it is time for it.
 * 3. `update-holds.ts`: a label that nobody needs any more stops holding the return; money of a risky return is held;
 *    the hold on the shopper's card is captured or released.
 * 4. `plan-what-follows.ts`: the activities that the new state needs are added (refunds, mails, exchange orders …), the
 *    status follows from units, holds and activities, and timers are set to what will be due. The end of a return needs
 *    activities of its own, so they are planned once more after it.
 * 5. `append-events.ts`: the search index is brought up to date, and each event goes into the outbox with the next
 *    number of this process and a snapshot.
 *
 * The order matters: money must be settled before it can be held, held before an activity pays it, and planned before
 * the status can say that nothing is left to do; a snapshot shows the result of everything. Each step answers the
 * process as it has left it, so that it is read once, and does nothing when it is run again on the same state.
 *
 * What is outside of the transaction comes after it: the caller wakes "outbox" and "activities". The relay
 * (`../webhooks/relay-outbox.ts`) then turns events into deliveries, and workers (`../activities`) do what was planned.
 * A wake-up that is lost costs time and nothing else: both look by themselves, too.
 *
 * Answers the process as it is now.
 * @throws Problem where `whenUndecidable` is REFUSE and what was decided cannot be settled
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
 * Settles and plans what a return pays before its check: the units whose option pays on start or on collection, once
 * they are there (decisions, section 6, timings). Answers the process as it is then. What cannot be paid in advance,
 * because the shop has refunded the order in the meantime, is left to the check; a parcel moves on regardless. Nothing
 * is paid while the return waits for approval.
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
