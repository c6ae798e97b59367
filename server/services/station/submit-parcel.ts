import type { Tx } from "@/server/db/client";
import { addTimelineEntry } from "@/server/db/process-writes";
import { lockProcess } from "@/server/db/processes";
import { findSubmission, insertSubmission, type StationSubmission } from "@/server/db/station-submissions";
import { inTransaction } from "@/server/db/transaction";
import { insertUnitLooks, type UnitLook } from "@/server/db/unit-looks";
import type { ReturnProcess } from "@/server/domain/process/types";
import type { UnitDecision } from "@/server/domain/reviews/apply-review";
import { invalidField } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { type Review, recordReviewWithin } from "../reviews/record-review-within";

type Submission = Review & {
  submissionId: string;
  processId: string;
  place: string;
  person: string;
  ageSeconds: number;
  spentSeconds: number;
  note: string;
  /** What was seen of each unit, where anything was said. */
  looks: readonly Pick<UnitLook, "unitId" | "grade" | "checks">[];
};

export type Submitted = { process: ReturnProcess; submission: StationSubmission; isRepeated: boolean };

/**
 * Records what a station decided about a parcel, once: the review, and the submission with it in one transaction. A
 * submission that was recorded before changes nothing, however often a station without an answer sends it.
 * @throws Problem as `recordReview`, and INVALID_ARGUMENT for the id of another parcel's submission
 */
export const submitParcel = async (ctx: ServiceContext, call: Submission): Promise<Submitted> => {
  const submitted = await inTransaction(ctx, async (tx) => {
    const { actor, processId, submissionId: id } = call;
    const process = await lockProcess(tx, actor, processId);
    const known = await findSubmission(tx, actor, id);
    if (known !== null && known.processId !== processId)
      throw invalidField("submission_id", "belongs to the submission of another parcel; make a new one");
    if (known !== null) return { process, submission: known, isRepeated: true };
    const recorded = await recordReviewWithin(ctx, tx, { ...call, process });
    const submission = submissionOf(ctx, { call, process, decisions: recorded.decisions });
    await insertSubmission(tx, actor, submission);
    await keepLooks(ctx, tx, call);
    await keepNote(ctx, tx, call);
    return { process: recorded.process, submission, isRepeated: false };
  });
  ctx.wake("outbox");
  ctx.wake("activities");
  return submitted;
};

const SECOND_MS = 1_000;

const submissionOf = (
  ctx: ServiceContext,
  { call, process, decisions }: { call: Submission; process: ReturnProcess; decisions: readonly UnitDecision[] },
): StationSubmission => {
  const count = (status: string) => decisions.filter((decision) => decision.status === status).length;
  const now = ctx.clock.now();
  return {
    id: call.submissionId,
    ecommerceId: process.ecommerceId,
    processId: process.id,
    place: call.place,
    person: call.person,
    approved: count("APPROVED"),
    declined: count("DECLINED"),
    missing: count("MISSING"),
    spentSeconds: call.spentSeconds,
    decidedAt: new Date(now.getTime() - call.ageSeconds * SECOND_MS),
    createdAt: now,
  };
};

const keepLooks = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, processId, looks, person }: Submission,
): Promise<void> => {
  const said = looks.filter(({ grade, checks }) => grade !== "" || checks.length > 0);
  const looked = { processId, person, lookedAt: ctx.clock.now() };
  await insertUnitLooks(
    tx,
    actor,
    said.map((look) => ({ ...look, ...looked })),
  );
};

const keepNote = async (ctx: ServiceContext, tx: Tx, { actor, processId, note, person }: Submission): Promise<void> => {
  if (note.trim() === "") return;
  const data = { note: note.trim(), user: person };
  const entry = { kind: "NOTE", isShopperVisible: false, data };
  await addTimelineEntry(tx, actor, { processId, entry, now: ctx.clock.now() });
};
