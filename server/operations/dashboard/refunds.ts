import * as contract from "@/contract/dashboard/refunds";
import { getBulkJob } from "@/server/db/bulk-jobs";
import { listRefundsDue as listDue, type RefundPlace } from "@/server/db/refunds-due";
import { invalidField } from "@/server/kernel/problem";
import { presentBulkJob } from "@/server/presenters/bulk-job";
import { presentRefundDue } from "@/server/presenters/refunds-due";
import { startMarkingRefunds } from "@/server/services/bulk/start-marking-refunds";
import { implement } from "../implement";

export const listRefundsDue = implement(contract.listRefundsDue, async ({ ctx, actor, input }) => {
  const now = ctx.clock.now();
  const after = input.cursor === "" ? null : placeOf(input.cursor);
  // One more than asked for tells whether another page follows.
  const rows = await listDue(ctx.db, actor, { after, limit: input.page_size + 1, batchId: input.batch_id });
  const page = rows.slice(0, input.page_size);
  const last = rows.length > input.page_size ? page.at(-1) : undefined;
  return {
    refunds: page.map((refund) => presentRefundDue(refund, now)),
    next_cursor: last === undefined ? null : `${last.createdAt}~${last.id}`,
  };
});

const placeOf = (cursor: string): RefundPlace => {
  const [createdAt = "", id = ""] = cursor.split("~");
  const isOurs = id !== "" && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(createdAt) && !Number.isNaN(Date.parse(createdAt));
  if (!isOurs) throw invalidField("cursor", "must be the next_cursor of the page before, or empty");
  return { createdAt, id };
};

export const markRefunds = implement(contract.markRefunds, async ({ ctx, actor, input }) => {
  const id = await startMarkingRefunds(ctx, {
    actor,
    requestId: input.request_id,
    sentOn: input.sent_on ?? null,
    refunds: input.refunds.map(({ payout_id: payoutId, amount, reference }) => ({
      ...{ payoutId, reference },
      amountMinor: Number(amount),
    })),
  });
  return { job: presentBulkJob(await getBulkJob(ctx.db, actor, id)) };
});
