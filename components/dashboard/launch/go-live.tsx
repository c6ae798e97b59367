"use client";

import { t } from "@/messages/dashboard/launch";
import { useTRPCClient } from "../browser/trpc";
import { DialogButton } from "../controls/dialog-button";
import { Question } from "../controls/question";
import type { LaunchChecklist } from "./launch-checklist";
import { checkTitle, jobTitle, jobWords } from "./launch-words";

type GoLiveProps = { store: { ecommerce_id: string; name: string }; launch: LaunchChecklist };

/** Ends test mode: disabled while something required is missing, and confirmed by a person. */
export function GoLive({ store, launch }: GoLiveProps) {
  const missing = launch.checks.filter(({ is_done, is_required }) => is_required && !is_done);
  return (
    <>
      <DialogButton
        kind="main"
        disabled={missing.length > 0}
        aria-describedby={missing.length > 0 ? "launch-missing" : undefined}
        ask={(onClose) => <GoLiveDialog store={store} launch={launch} onClose={onClose} />}
      >
        {t("goLive.goLive")}
      </DialogButton>
      {missing.length > 0 ? (
        <p id="launch-missing" className="text-ink-2 mt-2">
          {t("goLive.required", { checks: missing.map(({ id }) => checkTitle(id)).join(", ") })}
        </p>
      ) : null}
    </>
  );
}

function GoLiveDialog({ store, launch, onClose }: GoLiveProps & { onClose: () => void }) {
  const client = useTRPCClient();
  const gaps = launch.checks.filter(({ is_done }) => !is_done);
  const confirmed = [...gaps.map(({ id }) => id), ...launch.manual_jobs];
  return (
    <Question
      title={t("goLive.title", { store: store.name })}
      effect={<Effect launch={launch} gaps={gaps} />}
      confirm={t("goLive.goLive")}
      doing={t("goLive.goingLive")}
      done={t("goLive.done", { store: store.name })}
      send={() => client.goLive.mutate({ ecommerce_id: store.ecommerce_id, confirmed })}
      onClose={onClose}
    />
  );
}

function Effect({ launch, gaps }: { launch: LaunchChecklist; gaps: LaunchChecklist["checks"] }) {
  const { manual_jobs: jobs, open_drafts: drafts, open_test_returns: tests } = launch;
  return (
    <>
      <p>{t("goLive.effect")}</p>
      {jobs.length > 0 ? (
        <>
          <p className="mt-3">
            <b>{t("goLive.teamHandles")}</b>
          </p>
          <ul className="mt-1 list-disc pl-5">
            {jobs.map((job) => (
              <li key={job}>{t("goLive.job", { title: jobTitle(job), manual: jobWords(job) })}</li>
            ))}
          </ul>
        </>
      ) : null}
      {gaps.length > 0 ? (
        <p className="mt-3">
          {t.rich("goLive.notDone", {
            checks: gaps.map(({ id }) => checkTitle(id)).join(", "),
            b: (text) => <b>{text}</b>,
          })}
        </p>
      ) : null}
      <p className="mt-3">{testWords(drafts, tests)}</p>
    </>
  );
}

const testWords = (drafts: number, tests: number): string =>
  [
    ...(drafts === 0 ? [] : [t("goLive.drafts", { count: drafts })]),
    tests === 0 ? t("goLive.noTests") : t("goLive.tests", { count: tests }),
  ].join(" ");
