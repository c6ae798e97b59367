import type { Tx } from "@/server/db/client";
import { lockProcess } from "@/server/db/processes";
import { getStore } from "@/server/db/stores";
import { inTransaction } from "@/server/db/transaction";
import type { ReturnProcess } from "@/server/domain/process/types";
import { applyReview, type ReviewLine } from "@/server/domain/reviews/apply-review";
import type { Actor } from "@/server/kernel/actor";
import { invalidField, Problem } from "@/server/kernel/problem";
import { approve } from "../authorization/approve";
import type { ServiceContext } from "../context";
import { deciding } from "../domain-problem";
import { concludeChange } from "../processes/conclude-change";
import { type RefundOverride, requireOverride } from "./override";
import { storeVerdicts } from "./store-verdicts";

type ReviewCall = {
  actor: Actor;
  processId: string;
  lines: ReviewLine[];
  override: RefundOverride | null;
  /** Approves the return first where it waits for that (decisions, section 5, `execute_authorization`). */
  isAuthorizing?: boolean;
};

/**
 * Records the warehouse's decision (specification, "Review rules"; decisions, section 5). When every unit has its
 * verdict, what is paid is settled in the same transaction: derivation, payouts, activities. A return with nothing to
 * pay is completed at once.
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT, ALREADY_EXISTS, FAILED_PRECONDITION; nothing is recorded then
 */
export const recordReview = async (ctx: ServiceContext, call: ReviewCall): Promise<ReturnProcess> => {
  const { actor, processId } = call;
  const process = await inTransaction(ctx, async (tx) => {
    const locked = await allowed(ctx, tx, call, await lockProcess(tx, actor, processId));
    const store = await getStore(tx, actor, locked.ecommerceId);
    const now = ctx.clock.now();
    requireOverride(locked, call.override);
    requirePast(call.lines, now);
    const decisions = deciding(() => applyReview(locked, call.lines, store.config, now.toISOString()));
    await storeVerdicts(ctx, tx, { actor, processId, decisions, override: call.override, now });
    return concludeChange(ctx, tx, { actor, processId, events: [], whenUndecidable: "REFUSE" });
  });
  ctx.wake("outbox");
  ctx.wake("activities");
  return process;
};

/** What waits for approval is not checked: it was never to be sent. */
const allowed = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, lines, isAuthorizing = false }: ReviewCall,
  process: ReturnProcess,
): Promise<ReturnProcess> => {
  if (process.authorization.status !== "PENDING") return process;
  if (!isAuthorizing)
    throw new Problem(
      "FAILED_PRECONDITION",
      "This return waits for approval. Approve it first, or send execute_authorization: true with the review.",
    );
  return approve(ctx, tx, { actor, process, user: lines[0]?.user ?? actor.name });
};

/** Clocks of warehouses may be some minutes fast; a check of tomorrow is a mistake. */
const FAST_CLOCK_MS = 600_000;

const requirePast = (lines: readonly ReviewLine[], now: Date): void => {
  const index = lines.findIndex(({ reviewedAt }) => new Date(reviewedAt).getTime() > now.getTime() + FAST_CLOCK_MS);
  if (index >= 0) throw invalidField(`reviews[${index}].timestamp`, "lies in the future; leave it out for now");
};
