import { ArrowRight, CircleCheck } from "lucide-react";
import Link from "next/link";
import { t } from "@/messages/dashboard/launch";
import { ButtonLink } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { LinkProgress } from "../browser/link-progress";
import type { LaunchChecklist } from "./launch-checklist";
import { stepWords } from "./launch-words";

/** Setup steps for a new merchant, checked off automatically and shown until all are done. */
export function SetupSteps({ launch: { steps }, slug }: { launch: Pick<LaunchChecklist, "steps">; slug: string }) {
  return (
    <ol
      className="border border-rule rounded-control gap-px overflow-hidden bg-line grid-cols-3 grid max-lg:grid-cols-2 max-md:grid-cols-1"
      aria-label={t("setupSteps.label")}
    >
      {steps.map(({ id, is_done: isDone }, index) => {
        const { title, about, href } = stepWords(id, slug);
        return (
          <li key={id} className={LAST_IN_ROW}>
            <Link
              className="pt-3.5 pb-4 px-4 gap-y-0.5 gap-x-2 bg-surface text-ink-2 grid-cols-[24px_minmax(0,1fr)_auto] h-full min-h-24 content-start grid hover:bg-hover focus-visible:-outline-offset-2 max-md:min-h-0"
              href={href}
              data-done={isDone}
            >
              {isDone ? (
                <span>
                  <CircleCheck className="mt-0.5 text-ok" size={16} strokeWidth={2} aria-hidden="true" />
                  <span className="sr-only">{t("setupSteps.done")}</span>
                </span>
              ) : (
                <span className="font-mono text-code" aria-hidden="true">
                  {index + 1}
                </span>
              )}
              <b className="text-ink font-semibold">{title}</b>
              <ArrowRight className="mt-0.5 text-ink-3" size={16} strokeWidth={1.75} aria-hidden="true" />
              <span className="col-[2/-1]">{about}</span>
              <LinkProgress />
            </Link>
          </li>
        );
      })}
    </ol>
  );
}

/** A last step that is alone in its row takes the full width. */
const LAST_IN_ROW =
  "lg:last:[&:nth-child(3n+1)]:col-span-3 lg:last:[&:nth-child(3n+2)]:col-span-2 md:max-lg:last:[&:nth-child(odd)]:col-span-2";

/** A single line for the last remaining step. */
function LastStep({ id, slug }: { id: LaunchChecklist["steps"][number]["id"]; slug: string }) {
  const { title, about, href } = stepWords(id, slug);
  return (
    <Notice className="mb-6 border-rule!">
      <p>
        <b className="font-semibold">{t("setupSteps.lastStep")}</b> <span className="text-ink-2">{about}</span>
      </p>
      <ButtonLink href={href}>{title}</ButtonLink>
    </Notice>
  );
}

/** The remaining steps on a page that already has returns. */
export function OpenSetup({ launch, slug }: { launch: LaunchChecklist; slug: string }) {
  const open = launch.steps.filter(({ is_done }) => !is_done);
  const [last, ...others] = open;
  if (last === undefined) return null;
  if (others.length === 0) return <LastStep id={last.id} slug={slug} />;
  return (
    <section className="mb-6" aria-labelledby="setup">
      <h2 id="setup" className="mb-2 font-semibold">
        {t("setupSteps.setUpStore")}
        <span className="text-ink-2 ml-2 font-normal">
          {t("setupSteps.progress", { done: launch.steps.length - open.length, total: launch.steps.length })}
        </span>
      </h2>
      <SetupSteps launch={launch} slug={slug} />
    </section>
  );
}
