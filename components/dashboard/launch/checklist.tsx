import { CircleAlert, CircleCheck, CircleDashed, Hand } from "lucide-react";
import { ButtonLink } from "../../ui/button";
import type { LaunchChecklist } from "./launch-checklist";
import { CHECK_WORDS, JOB_WORDS } from "./launch-words";

const ROW =
  "grid grid-cols-[20px_minmax(0,1fr)] sm:grid-cols-[20px_minmax(0,1fr)_auto] gap-x-3 gap-y-2 items-start px-4 py-3";
const BOX = "border-rule divide-line mb-6 max-w-[820px] divide-y overflow-hidden rounded-[6px] border";

/** What is ready and what is missing, each with where to mend it. */
export function Checklist({ checks, slug }: { checks: LaunchChecklist["checks"]; slug: string }) {
  return (
    <ul className={BOX} aria-label="Checklist">
      {checks.map((check) => (
        <CheckRow key={check.id} check={check} slug={slug} />
      ))}
    </ul>
  );
}

function CheckRow({ check, slug }: { check: LaunchChecklist["checks"][number]; slug: string }) {
  const words = CHECK_WORDS[check.id];
  return (
    <li className={ROW} data-check={check.id} data-done={check.is_done}>
      <CheckMark isDone={check.is_done} isRequired={check.is_required} />
      <div className="min-w-0">
        <b className="font-semibold">{words.title}</b>
        <p className="text-ink-2 break-words">
          {check.is_done ? words.done(check.detail) : words.missing(check.detail)}
        </p>
      </div>
      {check.is_done || words.path === "" ? null : (
        <ButtonLink
          className="col-start-2 justify-self-start sm:col-start-3"
          size="small"
          href={`/dashboard${words.path}?store=${encodeURIComponent(slug)}`}
        >
          {words.action}
        </ButtonLink>
      )}
    </li>
  );
}

function CheckMark({ isDone, isRequired }: { isDone: boolean; isRequired: boolean }) {
  const [Icon, word, tone] = isDone
    ? ([CircleCheck, "Done", "text-ok"] as const)
    : isRequired
      ? ([CircleAlert, "Required", "text-bad"] as const)
      : ([CircleDashed, "Recommended", "text-hold"] as const);
  return (
    <span className={`${tone} mt-0.5`} title={word}>
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      <span className="sr-only">{word}: </span>
    </span>
  );
}

/** What people do by hand once the store is live. */
export function ManualJobs({ jobs }: { jobs: LaunchChecklist["manual_jobs"] }) {
  return (
    <ul className={BOX} aria-label="Handled by your team">
      {jobs.map((job) => (
        <li key={job} className={ROW}>
          <Hand className="text-ink-3 mt-0.5" size={18} strokeWidth={1.75} aria-hidden="true" />
          <div className="min-w-0">
            <b className="font-semibold">{JOB_WORDS[job].title}</b>
            <p className="text-ink-2">{JOB_WORDS[job].manual}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
