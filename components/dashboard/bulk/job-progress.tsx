import { t } from "@/messages/dashboard/bulk";
import { Progress } from "../../ui/progress";
import type { BulkJob } from "./bulk-words";

/** The progress of a job as a bar. */
export function JobProgress({ job }: { job: BulkJob }) {
  const done = job.done + job.refused;
  return (
    <Progress
      className="mb-0"
      value={done}
      max={job.total}
      aria-label={t("jobProgress.progress", { done, total: job.total })}
    />
  );
}
