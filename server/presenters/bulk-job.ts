import type { BulkJobDto, BulkRowDto } from "@/contract/dashboard/bulk-jobs";
import type { BulkAct, BulkRowState, BulkState } from "@/contract/vocabulary/bulk";
import type { Shown } from "@/server/kernel/wire-names";
import { presentAmount } from "./money";

type JobFact = {
  id: string;
  act: BulkAct;
  reason: string;
  targetName: string;
  state: BulkState;
  total: number;
  done: number;
  refused: number;
  retryable: number;
  undoable: number;
  undoesId: string | null;
  undoneBy: string | null;
  userName: string;
  createdAt: string;
  finishedAt: string | null;
  costs: readonly { currency: string; amountMinor: number }[];
};

export const presentBulkJob = (job: JobFact): Shown<typeof BulkJobDto> => ({
  ...job,
  jobId: job.id,
  target: job.targetName,
  undoes: job.undoesId,
  createdBy: job.userName,
  costs: job.costs.map(({ currency, amountMinor }) => ({ currency, amount: presentAmount(amountMinor) })),
});

type RowFact = {
  position: number;
  processId: string;
  returnCode: string;
  customerName: string;
  state: BulkRowState;
  error: string;
  costMinor: number | null;
  currency: string;
};

export const presentBulkRow = (row: RowFact): Shown<typeof BulkRowDto> => ({
  ...row,
  cost: row.costMinor === null ? null : { currency: row.currency, amount: presentAmount(row.costMinor) },
});
