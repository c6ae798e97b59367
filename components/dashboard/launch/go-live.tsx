"use client";

import { useTRPCClient } from "../browser/trpc";
import { DialogButton } from "../controls/dialog-button";
import { Question } from "../controls/question";
import type { LaunchChecklist } from "./launch-checklist";
import { CHECK_WORDS, JOB_WORDS } from "./launch-words";

type GoLiveProps = { store: { ecommerce_id: string; name: string }; launch: LaunchChecklist };

/** The way out of test mode: shut while something required is missing, and a person confirms the rest. */
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
        Go live
      </DialogButton>
      {missing.length > 0 ? (
        <p id="launch-missing" className="text-ink-2 mt-2">
          Still required: {missing.map(({ id }) => CHECK_WORDS[id].title.toLowerCase()).join(", ")}.
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
      title={`Take ${store.name} live?`}
      effect={<Effect launch={launch} gaps={gaps} />}
      confirm="Go live"
      doing="Going live …"
      done={`${store.name} is live.`}
      send={() => client.goLive.mutate({ ecommerce_id: store.ecommerce_id, confirmed })}
      onClose={onClose}
    />
  );
}

function Effect({ launch, gaps }: { launch: LaunchChecklist; gaps: LaunchChecklist["checks"] }) {
  const { manual_jobs: jobs, open_drafts: drafts, open_test_returns: tests } = launch;
  return (
    <>
      <p>New returns are real: shoppers send parcels and expect refunds.</p>
      {jobs.length > 0 ? (
        <>
          <p className="mt-3">
            <b>Your team handles:</b>
          </p>
          <ul className="mt-1 list-disc pl-5">
            {jobs.map((job) => (
              <li key={job}>
                {JOB_WORDS[job].title}. {JOB_WORDS[job].manual}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {gaps.length > 0 ? (
        <p className="mt-3">
          <b>Recommended, not done:</b> {gaps.map(({ id }) => CHECK_WORDS[id].title.toLowerCase()).join(", ")}.
        </p>
      ) : null}
      <p className="mt-3">{testWords(drafts, tests)}</p>
    </>
  );
}

const testWords = (drafts: number, tests: number): string =>
  [
    drafts === 0 ? "" : `${drafts === 1 ? "1 unfinished test return ends" : `${drafts} unfinished test returns end`}.`,
    tests === 0
      ? "No test return is under way."
      : `${tests === 1 ? "1 test return under way stays" : `${tests} test returns under way stay`} a test: nothing of it is paid or shipped for real.`,
  ]
    .filter((text) => text !== "")
    .join(" ");
