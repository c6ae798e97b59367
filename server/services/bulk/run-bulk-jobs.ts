import {
  type BulkJob,
  claimBulkJob,
  finishBulkJob,
  finishBulkRow,
  releaseBulkJob,
  takeBulkRow,
} from "@/server/db/jobs/bulk-jobs";
import { type Actor, systemActor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { actOnReturn } from "./act-on-return";

/**
 * Does what was asked for many returns, row by row, until no job waits. What a rule forbids is noted at its row and
 * holds none of the others up; an outage gives the job back, and the next sweep goes on at the row that failed. Once
 * `signal` is raised, or somebody has asked for an end, the row that is under way is the last one.
 */
export const runBulkJobs = async (
  ctx: ServiceContext,
  { signal }: { signal?: AbortSignal } = {},
): Promise<{ done: number; nextDueAt: string | null }> => {
  let done = 0;
  while (!signal?.aborted) {
    const job = await claimBulkJob(ctx.db);
    if (job === null) return { done, nextDueAt: null };
    try {
      await run(ctx, job, signal);
      done += 1;
    } catch (error) {
      // The lease runs out, and the job goes on: an outage is over by then.
      ctx.log.error({ job_id: job.id, err: error }, "an act on many returns broke off");
    }
  }
  return { done, nextDueAt: null };
};

const run = async (ctx: ServiceContext, job: BulkJob, signal: AbortSignal | undefined): Promise<void> => {
  const actor: Actor = { ...systemActor(job.groupId), kind: "staff", id: job.userId, name: job.userName };
  for (;;) {
    if (signal?.aborted) return releaseBulkJob(ctx.db, job);
    const row = await takeBulkRow(ctx.db, job);
    if (row === null) return finishBulkJob(ctx.db, job);
    const error = await refusalOf(() => actOnReturn(ctx, { actor, job, row }));
    await finishBulkRow(ctx.db, job, { position: row.position, error });
  }
};

/** Why it was refused; null when it was done. What is no refusal is thrown on. */
const refusalOf = async (act: () => Promise<void>): Promise<string | null> => {
  try {
    await act();
    return null;
  } catch (error) {
    if (error instanceof Problem && error.reason !== "UNAVAILABLE" && error.reason !== "INTERNAL") return error.message;
    throw error;
  }
};
