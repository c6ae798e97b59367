import type { BulkJobDto, BulkRowDto } from "@/contract/dashboard/bulk-jobs";
import type { Shown } from "@/server/kernel/wire-names";
import { presentAmount } from "./money";

type JobDto = Shown<typeof BulkJobDto>;
type JobFact = Omit<JobDto, "jobId" | "target" | "undoes" | "createdBy" | "costs"> & {
  id: string;
  targetName: string;
  undoesId: string | null;
  userName: string;
  costs: readonly { currency: string; amountMinor: number }[];
};

export const presentBulkJob = (job: JobFact): JobDto => ({
  ...job,
  jobId: job.id,
  target: job.targetName,
  undoes: job.undoesId,
  createdBy: job.userName,
  costs: job.costs.map(({ currency, amountMinor }) => ({ currency, amount: presentAmount(amountMinor) })),
});

type RowDto = Shown<typeof BulkRowDto>;
type RowFact = Omit<RowDto, "cost"> & { costMinor: number | null; currency: string };

export const presentBulkRow = (row: RowFact): RowDto => ({
  ...row,
  cost: row.costMinor === null ? null : { currency: row.currency, amount: presentAmount(row.costMinor) },
});
