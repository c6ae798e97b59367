import type { z } from "zod";
import type { BulkJobDto } from "@/contract/dashboard/bulk-jobs";
import type { BulkAct, BulkRowState } from "@/contract/vocabulary/bulk";
import { t } from "@/messages/dashboard/bulk";
import { amountsText } from "../../ui/amounts-text";

export type BulkJob = z.output<typeof BulkJobDto>;

/** Describes the effect of a bulk action on `count` returns. */
export const effectWords = (act: BulkAct, count: number): string => t(`bulkWords.effect.${act}`, { count });

const UNDOABLE = ["HOLD", "ASSIGN", "UNASSIGN", "TAG", "UNTAG"] as const satisfies readonly BulkAct[];

/** Describes how to undo a bulk action; undefined if that isn't possible. */
export const backWords = (act: BulkAct): string | undefined => {
  const undoable = UNDOABLE.find((each) => each === act);
  return undoable && t(`bulkWords.back.${undoable}`);
};

/** Returns "3 labels of 2 returns"; a return in several parcels has a label for each. */
export const printedWords = ({ printed, labels }: { printed: number; labels: number }): string =>
  labels === printed ? t("bulkWords.labels", { labels }) : t("bulkWords.labelsOfReturns", { labels, printed });

/**
 * Returns the name of a job: "Approve 41 returns", "Assign 41 returns to Ana", or "Undo: Tag 41 returns with “vip”".
 */
export const jobTitle = (job: Pick<BulkJob, "act" | "total" | "target"> & { undoes?: string | null }): string => {
  const title = actTitle(job);
  return (job.undoes ?? null) === null ? title : t("bulkWords.undoOf", { title });
};

const TARGETED = ["ASSIGN", "TAG", "UNTAG"] as const satisfies readonly BulkAct[];

const actTitle = ({ act, total, target }: Pick<BulkJob, "act" | "total" | "target">): string => {
  const targeted = target === "" ? undefined : TARGETED.find((each) => each === act);
  return targeted === undefined
    ? t(`bulkWords.title.${act}`, { count: total })
    : t(`bulkWords.titleWith.${targeted}`, { count: total, target });
};

/** Returns the results of a job: "40 approved, 1 not possible, 2 unchanged". */
export const jobResult = (job: BulkJob): string => {
  const { state, total, done, refused, costs } = job;
  const left = total - done - refused;
  return [
    t(`bulkWords.done.${doneAs(job)}`, { count: done }),
    ...(refused === 0 ? [] : [t("bulkWords.refused", { count: refused })]),
    ...(costs.length === 0 ? [] : [t("bulkWords.labelCost", { amounts: amountsText(costs) })]),
    ...(left === 0 ? [] : [t(state === "RUNNING" ? "bulkWords.toGo" : "bulkWords.unchanged", { count: left })]),
  ].join(", ");
};

/** Whether the card may disappear on its own: everything was undone, and nothing is left to decide or check. */
export const isUndone = ({ state, undoes, refused }: BulkJob): boolean =>
  undoes !== null && state === "DONE" && refused === 0;

/** Describes the result for one row. */
export const rowWords = (job: Pick<BulkJob, "act" | "undoes">, state: BulkRowState): string =>
  t(`bulkWords.row.${state === "DONE" ? doneAs(job) : state}`);

/** Selects the wording of the result; an undo has its own, whatever it reverses. */
const doneAs = ({ act, undoes }: Pick<BulkJob, "act" | "undoes">): BulkAct | "UNDO" => (undoes === null ? act : "UNDO");
