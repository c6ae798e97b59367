"use client";

import Link from "next/link";
import type { ReactNode } from "react";
import { t } from "@/messages/dashboard/problems";
import { Age } from "../../ui/age";
import { LinkProgress } from "../browser/link-progress";
import { ProblemActs } from "./problem-acts";
import { problemTitle, triesWords } from "./problem-words";
import type { Problem } from "./types";

type ProblemListProps = {
  problems: readonly Problem[];
  canWrite: boolean;
  now: string;
  timeZoneOf: Record<string, string>;
};

/** Problems that wait for a person, oldest first: what stopped, why, and the possible actions. */
export function ProblemList({ problems, canWrite, now, timeZoneOf }: ProblemListProps) {
  return (
    <ol className="border-b border-line">
      {problems.map((problem) => (
        <li
          key={`${problem.problem_id}${problem.since}`}
          id={problem.problem_id}
          className="grid scroll-my-[calc(var(--bar)+8px)_64px] grid-cols-[208px_minmax(0,1fr)_88px_auto] items-start gap-x-6 gap-y-1 border-t border-line px-pad py-3 has-[[data-row]:focus-visible]:bg-accent-soft has-[[data-row]:focus-visible]:shadow-mark max-desk:grid-cols-[160px_minmax(0,1fr)_96px] max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:gap-y-1.5 max-md:py-3.5"
          data-problem=""
        >
          <div className="min-w-0">
            <Link
              prefetch={false}
              className="relative font-mono text-code font-medium text-ink hover:underline hover:underline-offset-[3px]"
              href={`/dashboard/returns/${problem.return_code}`}
              data-row
            >
              {problem.return_code}
              <LinkProgress />
            </Link>
            <p className="text-ink-2">
              <bdi>{problem.customer_name}</bdi>{" "}
              <span className="inline-block max-w-full wrap-anywhere text-ink-3">{problem.order_name}</span>
            </p>
          </div>
          <ProblemText problem={problem} className="max-md:col-[1/3] max-md:row-start-2" />
          <p className={`${PROBLEM_SINCE} max-md:col-start-2 max-md:row-start-1`}>
            <Age at={problem.since} now={now} timeZone={timeZoneOf[problem.store_name] ?? "UTC"} />
            <span>{triesWords(problem.attempts)}</span>
          </p>
          {canWrite ? <ProblemActs problem={problem} isInList onDone={() => goOnFrom(problem.problem_id)} /> : null}
        </li>
      ))}
    </ol>
  );
}

export const PROBLEM_SINCE = "grid text-small whitespace-nowrap text-ink-2 max-desk:text-right";

type ProblemTextProps = { problem: Problem; className?: string; children?: ReactNode };

/** What stopped, with the error. */
export function ProblemText({ problem, className = "", children }: ProblemTextProps) {
  return (
    <div className={`min-w-0 wrap-anywhere ${className}`}>
      <b className="font-semibold">{problemTitle(problem)}</b>
      <p className="max-w-[72ch] text-ink-2">{problem.error || t("problemList.noDetails")}</p>
      {children}
    </div>
  );
}

/** The row is about to disappear, so the focus moves to its neighbor and stays in the list. */
const goOnFrom = (problemId: string) => {
  const row = document.getElementById(problemId);
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  next?.querySelector<HTMLElement>("[data-row]")?.focus({ preventScroll: true });
};
