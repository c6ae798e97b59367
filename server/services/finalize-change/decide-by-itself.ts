import type { Tx } from "@/server/db/client";
import { getProcess } from "@/server/db/returns/processes";
import { orUndo } from "@/server/db/savepoint";
import type { ReturnProcess } from "@/server/domain/process/types";
import type { UnitDecision } from "@/server/domain/reviews/apply-review";
import { verdictsByThemselves } from "@/server/domain/reviews/verdicts-by-themselves";
import { type Actor, systemActor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";
import { storeVerdicts } from "../settlement/store-verdicts";
import { holdAll } from "./hold-all";
import type { Step } from "./step";

/** Whether a decision that can't be paid makes the command fail, or leaves the return to a person. */
export type WhenUndecidable = "REFUSE" | "HOLD";

/** Verdicts that nobody has to give: for kept items, and for all items if the store doesn't inspect. */
export const decideWhatNobodyHasTo = async (
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

type Call = {
  actor: Actor;
  /** As it is stored. */
  process: ReturnProcess;
  decisions: UnitDecision[];
  whenUndecidable: WhenUndecidable;
  /** The member of staff whose inspection this completes; null: nobody inspected. */
  person?: Actor | null;
  now: Date;
};

/**
 * Stores automatic verdicts: for kept items, for arrived items if the store doesn't inspect, and for items that weren't
 * inspected in time. If the refund of that decision can't be settled (an override above the value of the returned
 * items, or an order that the shop has refunded itself), the change still happens: the return goes on hold, and a
 * person decides. Under the process lock; the caller finalizes the change.
 * @throws Problem as settleProcess does, when the command is to fail
 */
export const decideByItself = async (ctx: ServiceContext, tx: Tx, call: Call): Promise<void> => {
  const { process, decisions, whenUndecidable, person = null, now } = call;
  const processId = process.id;
  const actor = systemActor(call.actor.groupId);
  const store = () => storeVerdicts(ctx, tx, { actor, process, decisions, override: null, person, now });
  if (whenUndecidable === "REFUSE") return store();
  const refusal = await orUndo(tx, store);
  if (refusal === null) return;
  ctx.log.warn({ process_id: processId, error: refusal.message }, "nothing could be decided automatically");
  const reason = `Nothing could be decided automatically: ${refusal.message}`;
  await holdAll(ctx, tx, { actor, processId, reason, now });
};
