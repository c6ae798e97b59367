"use client";

import { Age } from "../returns/age";
import type { ReturnDetail } from "../returns/detail";
import { GiveUpButton } from "../returns/give-up-button";
import { giveUpWords } from "../returns/give-up-words";
import { RiskWords } from "../returns/risk-words";
import { ProblemActs } from "./problem-acts";
import { ProblemText } from "./problem-list";
import { triesWords } from "./problem-words";
import { ResumeButton } from "./resume-button";
import type { Problem } from "./types";

type ProblemSectionProps = {
  processId: string;
  problems: readonly Problem[];
  /** Shown where money waits because of it. */
  risk: ReturnDetail["risk"];
  canWrite: boolean;
  /** To do something about it is what comes next. */
  isNext: boolean;
  user: string;
  now: string;
  timeZone: string;
};

/** What stands still in this return, with what can be done about each, and about the return as a whole. */
export function ProblemSection({
  processId,
  problems,
  risk,
  canWrite,
  isNext,
  user,
  now,
  timeZone,
}: ProblemSectionProps) {
  const [first] = problems;
  if (first === undefined) return null;
  const isOne = problems.length === 1;
  const isHeld = first.acts.includes("GIVE_UP");
  const hasFoot = canWrite && isHeld && !isOne;
  const next = isNext && !hasFoot ? problems.find(({ acts }) => acts.length > 0) : undefined;
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
            {canWrite ? <ProblemActs problem={problem} hasGiveUp={isOne} isNext={problem === next} /> : null}
          </li>
        ))}
      </ol>
      {hasFoot ? (
        <footer data-next-act={isNext || undefined}>
          <ResumeButton processId={processId} user={user} problems={problems} />
          <GiveUpButton processId={processId} effects={giveUpWords(first.give_up)} isSmall />
        </footer>
      ) : null}
    </section>
  );
}
