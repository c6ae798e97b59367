import { X } from "lucide-react";
import { type ReactNode, type RefObject, useRef } from "react";
import { Button, ButtonLink } from "../../ui/button";
import { problemInError } from "../browser/problem-text";
import { jobResult, jobTitle } from "./bulk-words";
import { JobProgress } from "./job-progress";
import { StopJob } from "./stop-job";
import { UndoNow } from "./undo-job";
import { useJob } from "./use-job";

/** One job at the edge of the page: how far it is, how to stop it, where its report is. */
export function JobCard({ jobId, onDrop }: { jobId: string; onDrop: () => void }) {
  const { job, error } = useJob(jobId);
  const heading = useRef<HTMLHeadingElement>(null);
  // Of another session or of 90 days ago: there is nothing to follow any more.
  if (job === undefined)
    return problemInError(error) ? (
      <Card title="This act is not known any more." onDrop={onDrop}>
        {null}
      </Card>
    ) : null;
  const isRunning = job.state === "RUNNING";
  return (
    <Card heading={heading} title={jobTitle(job)} onDrop={isRunning ? undefined : onDrop}>
      {isRunning ? <JobProgress job={job} /> : null}
      <p className="text-ink-2" role="status">
        {job.state === "STOPPED" ? "Stopped: " : ""}
        {jobResult(job)}
        {isRunning && error ? ". No answer from the server at the moment; what was asked goes on there." : ""}
      </p>
      <p className="flex gap-2">
        <ButtonLink size="small" href={`/dashboard/returns/jobs/${job.job_id}`}>
          Report
        </ButtonLink>
        {isRunning ? <StopJob jobId={job.job_id} onStopped={() => heading.current?.focus()} /> : null}
        {job.undoable > 0 ? <UndoNow job={job} onStarted={onDrop} /> : null}
      </p>
    </Card>
  );
}

type CardProps = {
  /** Where the keyboard goes on when a button of the card has done its work. */
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
            <span className="sr-only">Close</span>
          </Button>
        ) : null}
      </header>
      {children}
    </article>
  );
}
