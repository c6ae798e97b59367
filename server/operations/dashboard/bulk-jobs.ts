import * as contract from "@/contract/dashboard/bulk-jobs";
import { MOST_BULK_ROWS } from "@/contract/vocabulary/bulk";
import {
  askToStop,
  getBulkJob as get,
  listBulkJobs as listJobs,
  listBulkRows as listRows,
} from "@/server/db/jobs/bulk-jobs";
import { readBulkOffers } from "@/server/db/search/bulk-offers";
import { invalidField } from "@/server/kernel/problem";
import { presentBulkJob, presentBulkRow } from "@/server/presenters/bulk-job";
import { startBulkJob as start } from "@/server/services/bulk/start-bulk-job";
import { undoBulkJob as undo } from "@/server/services/bulk/undo-bulk-job";
import { implement } from "../implement";
import { readReturnChoice } from "../read-return-choice";

export const startBulkJob = implement(contract.startBulkJob, async ({ ctx, actor, input }) => {
  const id = await start(ctx, {
    actor,
    requestId: input.requestId,
    act: input.act,
    reason: input.reason,
    assigneeId: input.assigneeId ?? null,
    tag: input.tag,
    processIds: input.processIds,
    choice: input.choice === undefined ? null : readReturnChoice(input.choice),
    expected: input.expected ?? null,
    isOnlyApplicable: input.onlyApplicable,
  });
  return { job: presentBulkJob(await get(ctx.db, actor, id)) };
});

export const getBulkOffers = implement(contract.getBulkOffers, async ({ ctx, actor, input }) => {
  const choice = input.choice === undefined ? null : readReturnChoice(input.choice);
  if ((input.processIds.length === 0) === (choice === null))
    throw invalidField("process_ids", "send either process_ids or choice, not both");
  const { total, offers } = await readBulkOffers(ctx.db, actor, {
    ...{ choice, ids: input.processIds, now: ctx.clock.now() },
    // Reads one row more than is shown, to know whether there are more.
    most: MOST_BULK_ROWS + 1,
  });
  return {
    total: Math.min(total, MOST_BULK_ROWS),
    isMore: total > MOST_BULK_ROWS,
    offers: offers.map(({ act, count, ids }) => ({ act, count, processIds: ids })),
  };
});

export const getBulkJob = implement(contract.getBulkJob, async ({ ctx, actor, input }) => ({
  job: presentBulkJob(await get(ctx.db, actor, input.jobId)),
}));

export const listBulkJobs = implement(contract.listBulkJobs, async ({ ctx, actor }) => ({
  jobs: (await listJobs(ctx.db, actor)).map(presentBulkJob),
}));

export const listBulkRows = implement(contract.listBulkRows, async ({ ctx, actor, input }) => {
  const { id } = await get(ctx.db, actor, input.jobId);
  const { state, isRetryable, after, pageSize } = input;
  const rows = await listRows(ctx.db, actor, { jobId: id, state, isRetryable, after, limit: pageSize + 1 });
  const page = rows.slice(0, pageSize);
  return {
    rows: page.map(presentBulkRow),
    nextAfter: rows.length > pageSize ? (page.at(-1)?.position ?? null) : null,
  };
});

export const stopBulkJob = implement(contract.stopBulkJob, async ({ ctx, actor, input }) => {
  await askToStop(ctx.db, actor, input.jobId);
  ctx.wake("bulkJobs");
  return { job: presentBulkJob(await get(ctx.db, actor, input.jobId)) };
});

export const undoBulkJob = implement(contract.undoBulkJob, async ({ ctx, actor, input }) => {
  const id = await undo(ctx, { actor, jobId: input.jobId });
  return { job: presentBulkJob(await get(ctx.db, actor, id)) };
});
