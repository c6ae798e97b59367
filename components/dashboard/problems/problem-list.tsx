"use client";

import Link from "next/link";
import type { ReactNode } from "react";
import { LinkProgress } from "../browser/link-progress";
import { Age } from "../returns/age";
import { ProblemActs } from "./problem-acts";
import { problemTitle, triesWords } from "./problem-words";
import type { Problem } from "./types";

type ProblemListProps = {
  problems: readonly Problem[];
  canWrite: boolean;
  now: string;
  timeZoneOf: Record<string, string>;
};

/** What waits for a person, the longest waiting first: what stopped, why, and what can be done. */
export function ProblemList({ problems, canWrite, now, timeZoneOf }: ProblemListProps) {
  return (
    <ol className="problems">
      {problems.map((problem) => (
        <li key={`${problem.problem_id}${problem.since}`} id={problem.problem_id} className="problem">
          <div className="problem-who">
            <Link prefetch={false} className="mono strong" href={`/dashboard/returns/${problem.return_code}`} data-row>
              {problem.return_code}
              <LinkProgress />
            </Link>
            <p>
              <bdi>{problem.customer_name}</bdi> <span className="problem-order">{problem.order_name}</span>
            </p>
          </div>
          <ProblemText problem={problem} />
          <p className="problem-since">
            <Age at={problem.since} now={now} timeZone={timeZoneOf[problem.store_name] ?? "UTC"} />
            <span>{triesWords(problem.attempts)}</span>
          </p>
          {canWrite ? <ProblemActs problem={problem} isInList onDone={() => goOnFrom(problem.problem_id)} /> : null}
        </li>
      ))}
    </ol>
  );
}

/** What stopped, and what was said about it. */
export function ProblemText({ problem, children }: { problem: Problem; children?: ReactNode }) {
  return (
    <div className="problem-what">
      <b>{problemTitle(problem)}</b>
      <p>{problem.error || "Nothing was said about it."}</p>
      {children}
    </div>
  );
}

/** The row is about to go: the focus goes on to its neighbour, so that the keyboard stays in the list. */
const goOnFrom = (problemId: string) => {
  const row = document.getElementById(problemId);
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  next?.querySelector<HTMLElement>("[data-row]")?.focus({ preventScroll: true });
};
