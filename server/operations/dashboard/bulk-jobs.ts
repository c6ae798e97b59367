import * as contract from "@/contract/dashboard/bulk-jobs";
import {
  askToStop,
  getBulkJob as get,
  listBulkJobs as listJobs,
  listBulkRows as listRows,
} from "@/server/db/jobs/bulk-jobs";
import { presentBulkJob, presentBulkRow } from "@/server/presenters/bulk-job";
import { startBulkJob as start } from "@/server/services/bulk/start-bulk-job";
import { undoBulkJob as undo } from "@/server/services/bulk/undo-bulk-job";
import { implement } from "../implement";
import { readReturnChoice } from "../read-return-choice";

export const startBulkJob = implement(contract.startBulkJob, async ({ ctx, actor, input }) => {
  const id = await start(ctx, {
    actor,
    requestId: input.request_id,
    act: input.act,
    reason: input.reason,
    assigneeId: input.assignee_id ?? null,
    tag: input.tag,
    processIds: input.process_ids,
    choice: input.choice === undefined ? null : readReturnChoice(input.choice),
    expected: input.expected ?? null,
  });
  return { job: presentBulkJob(await get(ctx.db, actor, id)) };
});

export const getBulkJob = implement(contract.getBulkJob, async ({ ctx, actor, input }) => ({
  job: presentBulkJob(await get(ctx.db, actor, input.job_id)),
}));

export const listBulkJobs = implement(contract.listBulkJobs, async ({ ctx, actor }) => ({
  jobs: (await listJobs(ctx.db, actor)).map(presentBulkJob),
}));

export const listBulkRows = implement(contract.listBulkRows, async ({ ctx, actor, input }) => {
  const { id } = await get(ctx.db, actor, input.job_id);
  const { state, is_retryable: isRetryable, after, page_size: pageSize } = input;
  const rows = await listRows(ctx.db, actor, { jobId: id, state, isRetryable, after, limit: pageSize + 1 });
  const page = rows.slice(0, pageSize);
  return {
    rows: page.map(presentBulkRow),
    next_after: rows.length > pageSize ? (page.at(-1)?.position ?? null) : null,
  };
});

export const stopBulkJob = implement(contract.stopBulkJob, async ({ ctx, actor, input }) => {
  await askToStop(ctx.db, actor, input.job_id);
  ctx.wake("bulkJobs");
  return { job: presentBulkJob(await get(ctx.db, actor, input.job_id)) };
});

export const undoBulkJob = implement(contract.undoBulkJob, async ({ ctx, actor, input }) => {
  const id = await undo(ctx, { actor, jobId: input.job_id });
  return { job: presentBulkJob(await get(ctx.db, actor, id)) };
});
