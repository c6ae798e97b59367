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
 * Runs bulk jobs row by row until none waits. A refused row records why and doesn't delay the others; an outage
 * releases the job, and the next run resumes at the failed row. Once `signal` is aborted or somebody asks to stop, the
 * current row is the last one.
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
      // The lease expires, and the job continues: an outage is over by then.
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

/** Why it was refused; null when it was done. Other errors are rethrown. */
const refusalOf = async (act: () => Promise<void>): Promise<string | null> => {
  try {
    await act();
    return null;
  } catch (error) {
    if (error instanceof Problem && error.reason !== "UNAVAILABLE" && error.reason !== "INTERNAL") return error.message;
    throw error;
  }
};
