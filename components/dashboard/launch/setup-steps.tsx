import { ArrowRight, CircleCheck } from "lucide-react";
import Link from "next/link";
import { LinkProgress } from "../browser/link-progress";
import type { LaunchChecklist } from "./launch-checklist";
import { STEP_WORDS } from "./launch-words";

/** What a new merchant sets up; each step ticks itself off. They stay until all of them are done. */
export function SetupSteps({ launch: { steps }, slug }: { launch: Pick<LaunchChecklist, "steps">; slug: string }) {
  return (
    <ol className="first-steps" aria-label="Set up your store">
      {steps.map(({ id, is_done: isDone }, index) => {
        const { title, about, path } = STEP_WORDS[id];
        return (
          <li key={id}>
            <Link href={`/dashboard${path}?store=${encodeURIComponent(slug)}`} data-done={isDone}>
              {isDone ? (
                <span>
                  <CircleCheck className="text-ok" size={16} strokeWidth={2} aria-hidden="true" />
                  <span className="sr-only">Done:</span>
                </span>
              ) : (
                <span className="mono" aria-hidden="true">
                  {index + 1}
                </span>
              )}
              <b>{title}</b>
              <ArrowRight size={16} strokeWidth={1.75} aria-hidden="true" />
              <span>{about}</span>
              <LinkProgress />
            </Link>
          </li>
        );
      })}
    </ol>
  );
}

/** The same on a page that has returns already, until the last step is done. */
export function OpenSetup({ launch, slug }: { launch: LaunchChecklist; slug: string }) {
  const left = launch.steps.filter(({ is_done }) => !is_done).length;
  if (left === 0) return null;
  return (
    <section className="mb-6" aria-labelledby="setup">
      <h2 id="setup" className="mb-2 font-semibold">
        Set up your store
        <span className="text-ink-2 ml-2 font-normal">
          {launch.steps.length - left} of {launch.steps.length} done
        </span>
      </h2>
      <SetupSteps launch={launch} slug={slug} />
    </section>
  );
}
