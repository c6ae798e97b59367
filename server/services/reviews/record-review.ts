import type { Tx } from "@/server/db/client";
import { keepUndo } from "@/server/db/money/payout-waits";
import { lockProcessAndStore } from "@/server/db/returns/processes";
import { insertUnitLooks } from "@/server/db/station/unit-looks";
import { inTransaction } from "@/server/db/transaction";
import type { ReturnProcess } from "@/server/domain/process/types";
import { applyReview, type ReviewLine, type UnitDecision } from "@/server/domain/reviews/apply-review";
import type { Store } from "@/server/domain/store/types";
import type { Actor } from "@/server/kernel/actor";
import { invalidField, Problem } from "@/server/kernel/problem";
import { approve } from "../authorization/approve";
import type { ServiceContext } from "../context";
import { deciding } from "../domain-problem";
import { finalizeChange } from "../finalize-change/finalize-change";
import { type RefundOverride, requireOverride } from "../settlement/override";
import { storeVerdicts } from "../settlement/store-verdicts";

/**
 * Records the warehouse's decision (specification, "Review rules"; decisions, section 5). When every unit has its
 * verdict, the refund is settled in the same transaction: calculation, payouts, activities. A return with nothing to
 * pay is completed at once.
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT, ALREADY_EXISTS, FAILED_PRECONDITION; nothing is recorded then
 */
export const recordReview = async (
  ctx: ServiceContext,
  { processId, ...review }: Review & { processId: string },
): Promise<ReturnProcess> => {
  const { process } = await inTransaction(ctx, async (tx) =>
    recordReviewWithin(ctx, tx, { ...review, ...(await lockProcessAndStore(tx, review.actor, processId)) }),
  );
  return process;
};

export type Review = {
  actor: Actor;
  lines: ReviewLine[];
  /** The submitter, if several people gave the verdicts; otherwise whoever gave the first one. */
  user?: string;
  override: RefundOverride | null;
  /** Approves the return first if it needs approval (decisions, section 5, `execute_authorization`). */
  isAuthorizing?: boolean;
};

/**
 * Records the warehouse's decision inside the command's transaction, under the lock of the process. The caller wakes
 * "outbox" and "activities" after the commit.
 * @throws Problem INVALID_ARGUMENT, ALREADY_EXISTS, ABORTED, FAILED_PRECONDITION
 */
export const recordReviewWithin = async (
  ctx: ServiceContext,
  tx: Tx,
  { process, store, ...review }: Review & { process: ReturnProcess; store: Store },
): Promise<{ process: ReturnProcess; decisions: UnitDecision[] }> => {
  const { actor, lines, override, user } = review;
  const locked = await allowed(ctx, tx, review, process);
  const now = ctx.clock.now();
  requireOverride(locked, override);
  requirePast(lines, now);
  const by = { now: now.toISOString(), user, isByPerson: actor.kind === "staff" };
  const decisions = deciding(() => applyReview(locked, lines, store.config, by));
  await insertUnitLooks(
    tx,
    actor,
    decisions.flatMap(({ unitId, grade = "", checks = [], user }) =>
      grade === "" && checks.length === 0
        ? []
        : [{ unitId, processId: locked.id, grade, checks, person: user, lookedAt: now }],
    ),
  );
  const person = actor.kind === "staff" ? actor : null;
  await storeVerdicts(ctx, tx, { actor, process: locked, decisions, override, person, now });
  const conclusion = { actor, processId: locked.id, events: [], whenUndecidable: "REFUSE", person } as const;
  const after = await finalizeChange(ctx, tx, conclusion);
  return { process: await undoable(tx, { actor, before: locked, after }), decisions };
};

/** Decisions can be undone while they wait: the wait stores what was decided, and the previous override. */
const undoable = async (
  tx: Tx,
  { actor, before, after }: { actor: Actor; before: ReturnProcess; after: ReturnProcess },
): Promise<ReturnProcess> => {
  const wait = after.payoutWaits.find(({ id }) => before.payoutWaits.every((one) => one.id !== id));
  if (wait === undefined) return after;
  const open = new Set(before.units.flatMap(({ id, verdict }) => (verdict === "UNDECIDED" ? [id] : [])));
  const { overrideMinor, overrideReason } = before;
  const undo = { unitIds: [...open], overrideMinor, overrideReason };
  await keepUndo(tx, actor, { id: wait.id, undo });
  return { ...after, payoutWaits: [{ ...wait, undo }] };
};

/** A return that waits for approval isn't inspected, because it shouldn't have been shipped. */
const allowed = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, lines, user = lines[0]?.user ?? actor.name, isAuthorizing = false }: Review,
  process: ReturnProcess,
): Promise<ReturnProcess> => {
  if (process.authorization.status !== "PENDING") return process;
  if (!isAuthorizing)
    throw new Problem(
      "FAILED_PRECONDITION",
      "This return waits for approval. Approve it first, or send execute_authorization: true with the review.",
    );
  return approve(ctx, tx, { actor, process, user });
};

/** Warehouse clocks may be some minutes fast; an inspection dated tomorrow is a mistake. */
const FAST_CLOCK_MS = 600_000;

const requirePast = (lines: readonly ReviewLine[], now: Date): void => {
  const index = lines.findIndex(({ reviewedAt }) => new Date(reviewedAt).getTime() > now.getTime() + FAST_CLOCK_MS);
  if (index >= 0)
    throw invalidField(`reviews[${index}].timestamp`, "is in the future; leave it out to use the current time");
};
