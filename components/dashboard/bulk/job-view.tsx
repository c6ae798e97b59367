"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { MOST_LABELS } from "@/contract/dashboard/labels";
import { t } from "@/messages/dashboard/bulk";
import { LOCALE } from "../../ui/age";
import { Badge } from "../../ui/badge";
import { Button, ButtonAnchor } from "../../ui/button";
import { formatTime } from "../../ui/format-time";
import { newId } from "../../ui/new-id";
import { PageHead } from "../../ui/page";
import { RowsTable, rowLink } from "../../ui/rows-table";
import { TableHead } from "../../ui/table";
import { TextLink } from "../../ui/text-link";
import { LinkProgress } from "../browser/link-progress";
import { problemText } from "../browser/problem-text";
import { useToast } from "../browser/toasts";
import { useTRPC } from "../browser/trpc";
import { Crumbs } from "../controls/crumbs";
import { type BulkJob, jobResult, jobTitle } from "./bulk-words";
import { useFollowedJobs } from "./followed-jobs";
import { JobProgress } from "./job-progress";
import { PrintLabelsDialog } from "./print-labels-dialog";
import { StopJob } from "./stop-job";
import { UndoLater } from "./undo-job";
import { useJob } from "./use-job";

/** The header of a job report; it updates itself while the job runs. */
export function JobHead({ job: initial, timeZone, canAct }: { job: BulkJob; timeZone: string; canAct: boolean }) {
  const job = useJob(initial.job_id, initial).job ?? initial;
  const time = (at: string) => formatTime(at, "dayTime", { timeZone, locale: LOCALE });
  const who = { person: job.created_by, time: time(job.created_at) };
  const by = job.finished_at ? t("jobView.byEnded", { ...who, ended: time(job.finished_at) }) : t("jobView.by", who);
  const isRunning = job.state === "RUNNING";
  const heading = useRef<HTMLHeadingElement>(null);
  // The button leaves the page after its work is done, so the focus moves to the heading.
  const goOn = () => heading.current?.focus();
  return (
    <>
      <Crumbs parent={t("jobView.bulkActions")} href="/dashboard/returns/jobs" here={jobTitle(job)} />
      <PageHead className="mb-2!">
        <div className="flex flex-wrap items-center gap-3">
          <h1 ref={heading} className="text-h1 font-semibold" tabIndex={-1}>
            {jobTitle(job)}
          </h1>
          <JobBadge job={job} />
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {isRunning && canAct ? <StopJob jobId={job.job_id} onStopped={goOn} /> : null}
          {job.act === "BUY_LABELS" && !isRunning && canAct ? <LabelJobActs key={job.job_id} job={job} /> : null}
          {job.undoable > 0 && canAct ? <UndoLater job={job} onStarted={goOn} /> : null}
          <ButtonAnchor href={`/dashboard/returns/jobs/${job.job_id}/csv`} download>
            {t("jobView.reportAsCsv")}
          </ButtonAnchor>
        </div>
      </PageHead>
      {isRunning ? <JobProgress job={job} /> : null}
      <p className="mt-2" role="status">
        {jobResult(job)}
      </p>
      <p className="text-ink-2 mb-4">{job.reason ? t("jobView.withReason", { words: by, reason: job.reason }) : by}</p>
      <JobLink jobId={job.undone_by} words={t("jobView.wasUndone")} />
      <JobLink jobId={job.undoes} words={t("jobView.undoes")} />
    </>
  );
}

function JobLink({ jobId, words }: { jobId: string | null; words: string }) {
  if (jobId === null) return null;
  return (
    <p className="mb-4">
      <TextLink prefetch={false} href={`/dashboard/returns/jobs/${jobId}`}>
        {words}
      </TextLink>
    </p>
  );
}

/** The status of a job. */
export function JobBadge({ job }: { job: BulkJob }) {
  if (job.state === "RUNNING") return <Badge tone="run">{t("jobView.inProgress")}</Badge>;
  if (job.state === "STOPPED") return <Badge tone="neutral">{t("jobView.stopped")}</Badge>;
  return job.refused === 0 ? (
    <Badge tone="ok">{t("jobView.done")}</Badge>
  ) : (
    <Badge tone="hold">{t("jobView.notPossible", { count: job.refused })}</Badge>
  );
}

/** The latest jobs of the whole team. */
export function JobList({ jobs, timeZone }: { jobs: readonly BulkJob[]; timeZone: string }) {
  return (
    <RowsTable caption={t("jobView.caption")}>
      <TableHead
        columns={[
          t("jobView.action"),
          t("jobView.status"),
          { name: t("jobView.person"), className: "max-md:hidden" },
          { name: t("jobView.started"), isFigure: true, className: "max-md:hidden" },
        ]}
      />
      <tbody>
        {jobs.map((job) => (
          <tr key={job.job_id}>
            <th scope="row">
              <Link prefetch={false} {...rowLink()} href={`/dashboard/returns/jobs/${job.job_id}`} data-row>
                {jobTitle(job)}
                <LinkProgress />
              </Link>
              <span className="text-ink-2 block text-[13px]">{jobResult(job)}</span>
            </th>
            <td>
              <JobBadge job={job} />
            </td>
            <td className="max-md:hidden">{job.created_by}</td>
            <td className="max-md:hidden" data-n>
              {formatTime(job.created_at, "dayTime", { timeZone, locale: LOCALE })}
            </td>
          </tr>
        ))}
      </tbody>
    </RowsTable>
  );
}

/** Maximum number of returns that are listed for one job. */
const MOST_NAMED = 500;

/** Next steps after labels were bought: print them, and retry the returns that failed. */
function LabelJobActs({ job }: { job: BulkJob }) {
  const [printed, setPrinted] = useState<string[] | null>(null);
  const idsOf = useIdsOf(job.job_id);
  const retry = useRetry(idsOf);
  const print = async () => setPrinted(await idsOf({ state: "DONE" }, MOST_LABELS));
  return (
    <>
      {job.done > 0 ? (
        <Button aria-haspopup="dialog" onClick={print}>
          {t("jobView.printLabels")}
        </Button>
      ) : null}
      {job.retryable > 0 ? (
        <Button aria-disabled={retry.isPending || undefined} onClick={retry.start}>
          {t("jobView.retry", { count: Math.min(job.retryable, MOST_NAMED) })}
        </Button>
      ) : null}
      {printed === null ? null : <PrintLabelsDialog ids={printed} onClose={() => setPrinted(null)} />}
    </>
  );
}

const useIdsOf = (job_id: string) => {
  const [trpc, client] = [useTRPC(), useQueryClient()];
  return async (wanted: { state: "DONE" } | { is_retryable: true }, page_size: number): Promise<string[]> => {
    const { rows } = await client.fetchQuery(trpc.listBulkRows.queryOptions({ job_id, ...wanted, page_size }));
    return rows.map(({ process_id }) => process_id);
  };
};

/** Starts a new job for the returns without a label and opens its report. */
const useRetry = (idsOf: ReturnType<typeof useIdsOf>) => {
  const trpc = useTRPC();
  const router = useRouter();
  const say = useToast();
  const { follow } = useFollowedJobs();
  // A second press, or a retry after a lost response, starts the same job.
  const requestId = useRef(newId());
  const { mutate, isPending, isSuccess } = useMutation(
    trpc.startBulkJob.mutationOptions({
      onSuccess: ({ job: { job_id } }) => {
        follow(job_id);
        router.push(`/dashboard/returns/jobs/${job_id}`);
      },
      onError: (error) => say(problemText(error)),
    }),
  );
  return {
    start: async () => {
      if (isPending || isSuccess) return;
      mutate({
        ...{ request_id: requestId.current, act: "BUY_LABELS" },
        process_ids: await idsOf({ is_retryable: true }, MOST_NAMED),
      });
    },
    isPending: isPending || isSuccess,
  };
};
