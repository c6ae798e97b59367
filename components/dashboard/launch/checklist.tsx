import { CircleAlert, CircleCheck, CircleDashed, Hand } from "lucide-react";
import { t } from "@/messages/dashboard/launch";
import { ButtonLink } from "../../ui/button";
import type { LaunchChecklist } from "./launch-checklist";
import { checkAction, checkTitle, checkWords, jobTitle, jobWords } from "./launch-words";

const ROW =
  "grid grid-cols-[20px_minmax(0,1fr)] sm:grid-cols-[20px_minmax(0,1fr)_auto] gap-x-3 gap-y-2 items-start px-4 py-3";
const BOX = "border-rule divide-line mb-6 max-w-[820px] divide-y overflow-hidden rounded-[6px] border";

/** Completed and missing checks, each with a link to where to fix it. */
export function Checklist({ checks, slug }: { checks: LaunchChecklist["checks"]; slug: string }) {
  return (
    <ul className={BOX} aria-label={t("checklist.label")}>
      {checks.map((check) => (
        <CheckRow key={check.id} check={check} slug={slug} />
      ))}
    </ul>
  );
}

function CheckRow({ check, slug }: { check: LaunchChecklist["checks"][number]; slug: string }) {
  const action = check.is_done ? null : checkAction(check.id);
  return (
    <li className={ROW} data-check={check.id} data-done={check.is_done}>
      <CheckMark isDone={check.is_done} isRequired={check.is_required} />
      <div className="min-w-0">
        <b className="font-semibold">{checkTitle(check.id)}</b>
        <p className="text-ink-2 break-words">{checkWords(check)}</p>
      </div>
      {action === null ? null : (
        <ButtonLink
          className="col-start-2 justify-self-start sm:col-start-3"
          size="small"
          href={`/dashboard${action.path}?store=${encodeURIComponent(slug)}`}
        >
          {action.words}
        </ButtonLink>
      )}
    </li>
  );
}

function CheckMark({ isDone, isRequired }: { isDone: boolean; isRequired: boolean }) {
  const [Icon, word, tone] = isDone
    ? ([CircleCheck, t("checklist.done"), "text-ok"] as const)
    : isRequired
      ? ([CircleAlert, t("checklist.required"), "text-bad"] as const)
      : ([CircleDashed, t("checklist.recommended"), "text-hold"] as const);
  return (
    <span className={`${tone} mt-0.5`} title={word}>
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      <span className="sr-only">{t("checklist.mark", { mark: word })}</span>
    </span>
  );
}

/** Tasks that people do by hand once the store is live. */
export function ManualJobs({ jobs }: { jobs: LaunchChecklist["manual_jobs"] }) {
  return (
    <ul className={BOX} aria-label={t("checklist.handledByTeam")}>
      {jobs.map((job) => (
        <li key={job} className={ROW}>
          <Hand className="text-ink-3 mt-0.5" size={18} strokeWidth={1.75} aria-hidden="true" />
          <div className="min-w-0">
            <b className="font-semibold">{jobTitle(job)}</b>
            <p className="text-ink-2">{jobWords(job)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
