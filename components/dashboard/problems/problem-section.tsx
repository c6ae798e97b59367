"use client";

import { useMutation } from "@tanstack/react-query";
import { LiveButton } from "../../ui/live-button";
import { problemText } from "../browser/problem-text";
import { useToast } from "../browser/toasts";
import { useTRPC } from "../browser/trpc";
import { useLookAgain } from "../browser/use-look-again";
import { Age } from "../returns/age";
import type { ReturnDetail } from "../returns/detail";
import { GiveUpButton } from "../returns/give-up-button";
import { giveUpWords } from "../returns/give-up-words";
import { RiskWords } from "../returns/risk-words";
import { ProblemActs } from "./problem-acts";
import { ProblemText } from "./problem-list";
import { triesWords } from "./problem-words";
import type { Problem } from "./types";

type ProblemSectionProps = {
  processId: string;
  problems: readonly Problem[];
  /** Shown where money waits because of it. */
  risk: ReturnDetail["risk"];
  canWrite: boolean;
  user: string;
  now: string;
  timeZone: string;
};

/** What stands still in this return, with what can be done about each, and about the return as a whole. */
export function ProblemSection({ processId, problems, risk, canWrite, user, now, timeZone }: ProblemSectionProps) {
  const [first] = problems;
  if (first === undefined) return null;
  const isOne = problems.length === 1;
  const isHeld = first.acts.includes("GIVE_UP");
  return (
    <section className="stopped" aria-labelledby="stopped">
      <h2 id="stopped" className="font-semibold">
        {isOne ? "Waits for you" : `${problems.length} things wait for you`}
      </h2>
      <ol>
        {problems.map((problem) => (
          <li key={`${problem.problem_id}${problem.since}`} id={problem.problem_id} className="problem" tabIndex={-1}>
            <ProblemText problem={problem}>
              {problem.scope === "MONEY" ? <RiskWords risk={risk} /> : null}
              {problem.scope === "PARCEL" ? (
                <p>
                  Ask the carrier where it is, and tell the shopper in a note. Should it come after all, record the
                  check; should it not, cancel the return.
                </p>
              ) : null}
            </ProblemText>
            <p className="problem-since">
              <Age at={problem.since} now={now} timeZone={timeZone} />
              <span>{triesWords(problem.attempts)}</span>
            </p>
            {canWrite ? <ProblemActs problem={problem} hasGiveUp={isOne} /> : null}
          </li>
        ))}
      </ol>
      {canWrite && isHeld && !isOne ? (
        <footer>
          <Resume processId={processId} user={user} />
          <GiveUpButton processId={processId} effects={giveUpWords(first.give_up)} isSmall />
        </footer>
      ) : null}
    </section>
  );
}

/** Releases all holds at once and tries again what had failed. */
function Resume({ processId, user }: { processId: string; user: string }) {
  const trpc = useTRPC();
  const say = useToast();
  const lookAgain = useLookAgain();
  const resume = useMutation(
    trpc.patchProcess.mutationOptions({
      onSuccess: () => {
        say("Resumed. What had failed is tried again.");
        lookAgain();
      },
      onError: (error) => say(problemText(error)),
    }),
  );
  const change = { process_id: processId, user, return_process_patch: { "@type": "svc.v1.ResumePatch" } } as const;
  return (
    <LiveButton className="button" data-size="small" disabled={resume.isPending} onClick={() => resume.mutate(change)}>
      {resume.isPending ? "Resuming …" : "Resume all"}
    </LiveButton>
  );
}
