"use client";

import { X } from "lucide-react";
import { usePathname } from "next/navigation";
import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { t } from "@/messages/dashboard/bulk";
import { t as common } from "@/messages/dashboard/common";
import { Button, ButtonLink } from "../../ui/button";
import { problemInError } from "../browser/problem-text";
import { type BulkJob, isUndone, jobResult, jobTitle } from "./bulk-words";
import { type Followed, FollowedContext } from "./followed-jobs";
import { JobProgress } from "./job-progress";
import { StopJob } from "./stop-job";
import { UndoNow } from "./undo-job";
import { useJob } from "./use-job";

const KEPT = "homeward.bulk-jobs";
/** How long a finished undo stays on the page, in milliseconds. */
const UNDONE_MS = 10_000;

const kept = (): string[] => {
  try {
    const ids: unknown = JSON.parse(sessionStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
};

/** Holds the jobs started in this tab; they survive a reload. */
export function BulkJobsProvider({ children }: { children: ReactNode }) {
  const [ids, setIds] = useState<readonly string[]>([]);
  const path = usePathname();
  const place = useRef<HTMLElement>(null);
  const wasStarted = useRef(false);
  useEffect(() => setIds(kept()), []);
  // The element that started the job is gone along with the focus, so the focus moves to the card.
  useEffect(() => {
    if (ids.length > 0 && document.activeElement === document.body && wasStarted.current)
      place.current?.focus({ preventScroll: true });
    wasStarted.current = false;
  }, [ids]);
  const value = useMemo<Followed>(
    () => ({
      follow: (jobId) => {
        wasStarted.current = true;
        keep([...kept().filter((id) => id !== jobId), jobId]);
        setIds((ids) => [...ids.filter((id) => id !== jobId), jobId]);
      },
    }),
    [],
  );
  const leave = useCallback((jobId: string) => setIds((ids) => ids.filter((id) => id !== jobId)), []);
  const drop = (jobId: string) => {
    forget(jobId);
    leave(jobId);
    // The button disappears with its card, so the focus moves to the remaining cards.
    place.current?.focus({ preventScroll: true });
  };
  // The report has everything the card says, and on a phone the card would cover the last rows.
  const shown = ids.filter((id) => path !== `/dashboard/returns/jobs/${id}`);
  return (
    <FollowedContext value={value}>
      {children}
      {shown.length === 0 ? null : (
        <section
          ref={place}
          className="right-4 bottom-15 gap-2 w-[min(340px,calc(100vw-32px))] fixed z-30 grid [body:has([data-selection])_&]:top-[30dvh] [body:has([data-selection])_&]:bottom-auto max-md:bottom-[calc(72px+env(safe-area-inset-bottom))]"
          tabIndex={-1}
          aria-label={t("bulkJobsProvider.bulkActions")}
        >
          {shown.map((id) => (
            <JobCard key={id} jobId={id} onDrop={() => drop(id)} onPassed={leave} />
          ))}
        </section>
      )}
    </FollowedContext>
  );
}

const keep = (ids: readonly string[]): void => sessionStorage.setItem(KEPT, JSON.stringify(ids));

/** Keeps the job from being shown again after the next page load. */
const forget = (jobId: string): void => keep(kept().filter((id) => id !== jobId));

type JobCardProps = {
  jobId: string;
  onDrop: () => void;
  /** The card has been on the page long enough; the focus stays where it is. */
  onPassed: (jobId: string) => void;
};

/** A job at the edge of the page: its progress, a stop button and a link to its report. */
function JobCard({ jobId, onDrop, onPassed }: JobCardProps) {
  const { job, error } = useJob(jobId);
  const heading = useRef<HTMLHeadingElement>(null);
  const isPassing = job !== undefined && isUndone(job);
  useEffect(() => {
    if (!isPassing) return;
    forget(jobId);
    const timer = setTimeout(() => onPassed(jobId), UNDONE_MS);
    return () => clearTimeout(timer);
  }, [isPassing, jobId, onPassed]);
  // The job belongs to another session or is older than 90 days, so it can't be followed.
  if (job === undefined)
    return problemInError(error) ? (
      <Card title={t("bulkJobsProvider.gone")} onDrop={onDrop}>
        {null}
      </Card>
    ) : null;
  const isRunning = job.state === "RUNNING";
  return (
    <Card heading={heading} title={jobTitle(job)} onDrop={isRunning ? undefined : onDrop}>
      {isRunning ? <JobProgress job={job} /> : null}
      <p className="text-ink-2" role="status">
        {cardWords(job, isRunning && error !== null)}
      </p>
      <p className="flex gap-2">
        <ButtonLink size="small" href={`/dashboard/returns/jobs/${job.job_id}`}>
          {t("bulkJobsProvider.report")}
        </ButtonLink>
        {isRunning ? <StopJob jobId={job.job_id} onStopped={() => heading.current?.focus()} /> : null}
        {job.undoable > 0 ? <UndoNow job={job} onStarted={onDrop} /> : null}
      </p>
    </Card>
  );
}

/** Describes the results so far, and whether the connection to the job was lost. */
const cardWords = (job: BulkJob, isUnheard: boolean): string => {
  const result = jobResult(job);
  if (isUnheard) return t("bulkJobsProvider.offline", { result });
  return job.state === "STOPPED" ? t("bulkJobsProvider.stopped", { result }) : result;
};

type CardProps = {
  /** Receives the focus after a button of the card has done its work. */
  heading?: RefObject<HTMLHeadingElement | null>;
  title: string;
  onDrop: (() => void) | undefined;
  children: ReactNode;
};

function Card({ heading, title, onDrop, children }: CardProps) {
  return (
    <article className="pt-3 pb-3.5 px-3.5 border border-rule rounded-panel gap-2 bg-raised shadow-float grid">
      <header className="flex items-start justify-between gap-3">
        <h2 ref={heading} className="font-semibold" tabIndex={-1}>
          {title}
        </h2>
        {onDrop ? (
          <Button size="small" kind="bare" isSquare onClick={onDrop}>
            <X aria-hidden="true" />
            <span className="sr-only">{common("close")}</span>
          </Button>
        ) : null}
      </header>
      {children}
    </article>
  );
}
