import * as contract from "@/contract/dashboard/refunds";
import { getBulkJob } from "@/server/db/jobs/bulk-jobs";
import { listRefundsDue as listDue, type RefundPlace } from "@/server/db/money/refunds-due";
import type { RefundDue } from "@/server/domain/dashboard/types";
import { invalidField } from "@/server/kernel/problem";
import { presentBulkJob } from "@/server/presenters/bulk-job";
import { presentReference, presentRefundDue } from "@/server/presenters/refunds-due";
import { exportBankAccounts } from "@/server/services/bank-accounts/export-bank-accounts";
import { startMarkingRefunds } from "@/server/services/bulk/start-marking-refunds";
import { previewReferences as preview } from "@/server/services/payment-files/preview-references";
import { implement } from "../implement";

export const listRefundsDue = implement(contract.listRefundsDue, async ({ ctx, actor, input }) => {
  const now = ctx.clock.now();
  const after = input.cursor === "" ? null : placeOf(input.cursor);
  // Reads one row more than requested, to know whether another page follows.
  const { batchId, refundOption } = input;
  const rows = await listDue(ctx.db, actor, { after, limit: input.pageSize + 1, batchId, refundOption });
  const page = rows.slice(0, input.pageSize);
  return {
    refunds: page.map((refund) => presentRefundDue(refund, now)),
    nextCursor: nextOf(rows, page),
  };
});

const nextOf = (rows: readonly RefundDue[], page: readonly RefundDue[]): string | null => {
  const last = rows.length > page.length ? page.at(-1) : undefined;
  return last === undefined ? null : `${last.createdAt}~${last.id}`;
};

export const exportRefundsDue = implement(contract.exportRefundsDue, async ({ ctx, actor, input }) => {
  const now = ctx.clock.now();
  const { pageSize: limit, batchId, refundOption, payoutIds: named } = input;
  const rows = await listDue(ctx.db, actor, {
    ...{ limit: limit + 1, batchId, refundOption },
    after: input.cursor === "" ? null : placeOf(input.cursor),
    ...(named.length === 0 ? {} : { payoutIds: named }),
  });
  const page = rows.slice(0, limit);
  const accounts = await exportBankAccounts(ctx, { actor, refunds: page });
  return {
    refunds: page.map((refund) => {
      const account = accounts.get(refund.id);
      return {
        ...presentRefundDue(refund, now),
        account: account === undefined ? null : { holderName: account.holderName, iban: account.iban },
      };
    }),
    nextCursor: nextOf(rows, page),
  };
});

export const previewReferences = implement(contract.previewReferences, async ({ ctx, actor, input }) => {
  const rows = input.rows.map(({ returnCode, ...row }) => ({ ...row, returnCode }));
  return { rows: (await preview(ctx, { actor, rows })).map(presentReference) };
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
    requestId: input.requestId,
    sentOn: input.sentOn ?? null,
    refunds: input.refunds.map(({ payoutId, amount, reference }) => ({
      ...{ payoutId, reference },
      amountMinor: Number(amount),
    })),
  });
  return { job: presentBulkJob(await getBulkJob(ctx.db, actor, id)) };
});
