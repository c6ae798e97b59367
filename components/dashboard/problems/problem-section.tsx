"use client";

import { t } from "@/messages/dashboard/problems";
import { Age } from "../../ui/age";
import { NEXT_ACT } from "../../ui/page";
import { STOPPED, STOPPED_HEAD } from "../../ui/stopped";
import { useTRPCClient } from "../browser/trpc";
import { useLookAgain } from "../browser/use-look-again";
import { DialogButton } from "../controls/dialog-button";
import { Question } from "../controls/question";
import type { ReturnDetail } from "../return-facts/detail";
import { GiveUpButton } from "./close-as-failed-button";
import { giveUpWords } from "./close-as-failed-words";
import { ProblemActs } from "./problem-acts";
import { PROBLEM_SINCE, ProblemText } from "./problem-list";
import { triesWords } from "./problem-words";
import { resumeEffect } from "./retry-words";
import { RiskWords } from "./risk-words";
import type { Problem } from "./types";

type ProblemSectionProps = {
  processId: string;
  problems: readonly Problem[];
  /** Shown if a refund is on hold because of it. */
  risk: ReturnDetail["risk"];
  canWrite: boolean;
  /** Solving it is the next action. */
  isNext: boolean;
  user: string;
  now: string;
  timeZone: string;
};

/** The problems of a return, each with its actions, and actions for the return as a whole. */
export function ProblemSection(props: ProblemSectionProps) {
  const { processId, problems, risk, canWrite, isNext, user, now, timeZone } = props;
  const [first] = problems;
  if (first === undefined) return null;
  const isOne = problems.length === 1;
  const isHeld = first.acts.includes("GIVE_UP");
  const hasFoot = canWrite && isHeld && !isOne;
  const next = isNext && !hasFoot ? problems.find(({ acts }) => acts.length > 0) : undefined;
  return (
    <section className={STOPPED} aria-labelledby="stopped">
      <h2 id="stopped" className={STOPPED_HEAD}>
        {t("problemSection.title", { count: problems.length })}
      </h2>
      <ol>
        {problems.map((problem) => (
          <li
            key={`${problem.problem_id}${problem.since}`}
            id={problem.problem_id}
            className="grid scroll-my-[calc(var(--bar)+8px)_64px] grid-cols-[minmax(0,1fr)_88px_296px] items-start gap-x-6 gap-y-1 px-4 py-3 not-first:border-t not-first:border-line max-desk:grid-cols-[minmax(0,1fr)_96px] max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3"
            data-problem=""
            tabIndex={-1}
          >
            <ProblemText problem={problem}>
              {problem.scope === "MONEY" ? <RiskWords risk={risk} /> : null}
              {problem.scope === "PARCEL" ? (
                <p className="max-w-[72ch] text-ink-2">{t("problemSection.parcelStuck")}</p>
              ) : null}
            </ProblemText>
            <p className={PROBLEM_SINCE}>
              <Age at={problem.since} now={now} timeZone={timeZone} />
              <span>{triesWords(problem.attempts)}</span>
            </p>
            {canWrite ? <ProblemActs problem={problem} hasGiveUp={isOne} isNext={problem === next} /> : null}
          </li>
        ))}
      </ol>
      {hasFoot ? (
        <footer
          className={`flex flex-wrap justify-end gap-2 border-t border-line px-4 py-2.5 max-md:[&>button]:h-10 ${NEXT_ACT} max-md:data-next-act:border-hold!`}
          data-next-act={isNext || undefined}
        >
          <ResumeButton processId={processId} user={user} problems={problems} />
          <GiveUpButton processId={processId} effects={giveUpWords(first.give_up)} isSmall />
        </footer>
      ) : null}
    </section>
  );
}

type ResumeProps = { processId: string; user: string; problems: readonly Problem[] };

/** Releases all holds of a return and retries its failed steps, after saying how many there are. */
function ResumeButton({ processId, user, problems }: ResumeProps) {
  const lookAgain = useLookAgain();
  const client = useTRPCClient();
  const holds = problems.filter(({ hold_id }) => hold_id !== null).length;
  const failed = problems.filter(({ activity_id }) => activity_id !== null).length;
  const change = { process_id: processId, user, return_process_patch: { "@type": "svc.v1.ResumePatch" } } as const;
  return (
    <DialogButton
      isSmall
      ask={(onClose) => (
        <Question
          title={t("problemSection.releaseTitle")}
          about={{ processId }}
          effect={resumeEffect(holds, failed)}
          confirm={t("problemSection.releaseAll")}
          doing={t("problemSection.releasing")}
          done={t("problemSection.released")}
          send={() => client.patchProcess.mutate(change)}
          onDone={lookAgain}
          onClose={onClose}
        />
      )}
    >
      {t("problemSection.releaseAll")}
    </DialogButton>
  );
}
