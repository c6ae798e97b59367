import { isVisible, visibleText } from "@/contract/vocabulary/visible-text";
import type { Tx } from "@/server/db/client";
import { addTimelineEntry } from "@/server/db/returns/process-writes";
import { lockProcessAndStore } from "@/server/db/returns/processes";
import { insertSubmission, listSubmission, type StationSubmission } from "@/server/db/station/station-submissions";
import { inTransaction } from "@/server/db/transaction";
import type { ReturnProcess } from "@/server/domain/process/types";
import type { UnitDecision } from "@/server/domain/reviews/apply-review";
import { invalidField } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { type Review, recordReviewWithin } from "../reviews/record-review";

type Submission = Review & {
  submissionId: string;
  processId: string;
  place: string;
  /** Who finished the parcel; each line says who decided it. */
  user: string;
  ageSeconds: number;
  spentSeconds: number;
  note: { text: string; user: string };
};

/** `parts`: the decisions of each person who inspected the parcel. */
export type Submitted = { process: ReturnProcess; parts: StationSubmission[]; isRepeated: boolean };

/**
 * Records a station's decisions about a parcel once: the review and the submission in one transaction. A repeated
 * submission changes nothing, however often the station sends it.
 * @throws Problem as `recordReview`, and INVALID_ARGUMENT for the ID of another parcel's submission
 */
export const submitParcel = async (ctx: ServiceContext, call: Submission): Promise<Submitted> =>
  inTransaction(ctx, async (tx) => {
    const { actor, processId, submissionId: id } = call;
    const { process, store } = await lockProcessAndStore(tx, actor, processId);
    const known = await listSubmission(tx, actor, id);
    if (known.some((part) => part.processId !== processId))
      throw invalidField("submission_id", "belongs to the submission of another parcel; make a new one");
    if (known.length > 0) return { process, parts: known, isRepeated: true };
    const recorded = await recordReviewWithin(ctx, tx, { ...call, process, store });
    const parts = partsOf(ctx, { call, process, decisions: recorded.decisions });
    await insertSubmission(tx, actor, parts);
    await keepNote(ctx, tx, call);
    return { process: recorded.process, parts, isRepeated: false };
  });

const SECOND_MS = 1_000;

const partsOf = (
  ctx: ServiceContext,
  { call, process, decisions }: { call: Submission; process: ReturnProcess; decisions: readonly UnitDecision[] },
): StationSubmission[] => {
  const now = ctx.clock.now();
  const decidedAt = new Date(now.getTime() - call.ageSeconds * SECOND_MS).toISOString();
  const people = new Set([call.user, ...decisions.map(({ user }) => user)]);
  return [...people].map((person) => {
    const count = (status: string) =>
      decisions.filter((decision) => decision.user === person && decision.status === status).length;
    return {
      ...{ id: call.submissionId, ecommerceId: process.ecommerceId, processId: process.id, place: call.place, person },
      ...{ approved: count("APPROVED"), declined: count("DECLINED"), missing: count("MISSING") },
      spentSeconds: person === call.user ? call.spentSeconds : 0,
      ...{ decidedAt, createdAt: now.toISOString(), undoneAt: null },
    };
  });
};

const keepNote = async (ctx: ServiceContext, tx: Tx, { actor, processId, note }: Submission): Promise<void> => {
  if (!isVisible(note.text)) return;
  const data = { note: visibleText(note.text), user: note.user };
  const entry = { kind: "NOTE", isShopperVisible: false, data };
  await addTimelineEntry(tx, actor, { processId, entry, now: ctx.clock.now() });
};
