import type { Tx } from "@/server/db/client";
import { addTimelineEntry, updateProcess } from "@/server/db/process-writes";
import { getProcess, lockProcess } from "@/server/db/processes";
import { getStore } from "@/server/db/stores";
import { inTransaction } from "@/server/db/transaction";
import type { ReturnProcess } from "@/server/domain/process/types";
import { applyReview, type ReviewLine, type UnitDecision } from "@/server/domain/reviews/apply-review";
import type { Actor } from "@/server/kernel/actor";
import { invalidField } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { deciding } from "../domain-problem";
import { settleProcess } from "../payouts/settle-process";
import { concludeChange } from "../processes/conclude-change";
import { type RefundOverride, recordOverride, requireOverride } from "./override";
import { recordVerdicts } from "./record-verdicts";

type ReviewCall = { actor: Actor; processId: string; lines: ReviewLine[]; override: RefundOverride | null };

/**
 * Records the warehouse's decision (specification, "Review rules"; decisions, section 5). When every unit has its
 * verdict, what is paid is settled in the same transaction: derivation, payouts, activities. A return with nothing to
 * pay is completed at once.
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT, ALREADY_EXISTS, FAILED_PRECONDITION; nothing is recorded then
 */
export const recordReview = async (ctx: ServiceContext, call: ReviewCall): Promise<ReturnProcess> => {
  const { actor, processId } = call;
  const process = await inTransaction(ctx, async (tx) => {
    const locked = await lockProcess(tx, actor, processId);
    const store = await getStore(tx, actor, locked.ecommerceId);
    const now = ctx.clock.now();
    requireOverride(locked, call.override);
    requirePast(call.lines, now);
    const decisions = deciding(() => applyReview(locked, call.lines, store.config, now.toISOString()));
    await storeDecisions(tx, { ...call, decisions, now });
    const reviewed = await getProcess(tx, actor, processId);
    if (reviewed.units.every(({ verdict }) => verdict !== "UNDECIDED"))
      await settleProcess(ctx, tx, { actor, process: reviewed, basis: "DECISION", now });
    return concludeChange(ctx, tx, { actor, processId, events: [] });
  });
  ctx.wake("outbox");
  ctx.wake("activities");
  return process;
};

/** Clocks of warehouses may be some minutes fast; a check of tomorrow is a mistake. */
const FAST_CLOCK_MS = 600_000;

const requirePast = (lines: readonly ReviewLine[], now: Date): void => {
  const index = lines.findIndex(({ reviewedAt }) => new Date(reviewedAt).getTime() > now.getTime() + FAST_CLOCK_MS);
  if (index >= 0) throw invalidField(`reviews[${index}].timestamp`, "lies in the future; leave it out for now");
};

const storeDecisions = async (
  tx: Tx,
  { actor, processId, decisions, override, now }: ReviewCall & { decisions: UnitDecision[]; now: Date },
): Promise<void> => {
  await recordVerdicts(tx, actor, { processId, decisions, now });
  await updateProcess(tx, actor, { id: processId, set: {}, now });
  const count = (status: string) => decisions.filter((decision) => decision.status === status).length;
  await addTimelineEntry(tx, actor, {
    processId,
    entry: {
      kind: "REVIEW",
      isShopperVisible: true,
      data: {
        approved: count("APPROVED"),
        declined: count("DECLINED"),
        missing: count("MISSING"),
        user: decisions[0]?.user ?? "",
      },
    },
    now,
  });
  await recordOverride(tx, { actor, processId, override, now });
};
