import type { CauseDto, ProblemAct, ProblemDto } from "@/contract/dashboard/problems";
import { CUSTOMS_NEEDS } from "@/contract/vocabulary/customs-facts";
import type { Problem } from "@/server/domain/dashboard/types";
import type { Shown } from "@/server/kernel/wire-names";
import { presentAmount } from "./money";

export const presentProblem = (problem: Problem): Shown<typeof ProblemDto> => {
  const isActivity = problem.activity !== null;
  return {
    ...problem,
    problemId: problem.id,
    activityId: isActivity ? problem.id : null,
    holdId: isActivity || problem.scope === "PARCEL" ? null : problem.id,
    since: problem.sinceAt,
    acts: actsOf(problem),
    giveUp: {
      ...problem,
      pendingAmount: presentAmount(problem.pendingMinor),
    },
  };
};

/** Returns the allowed actions only. An activity may fail after its return has ended, which leaves nothing to close. */
const actsOf = ({ activity, scope, status, error }: Problem): ProblemAct[] => [
  ...(activity === "CREATE_LOGISTIC_ORDER" && error.includes(CUSTOMS_NEEDS) ? (["CUSTOMS"] as const) : []),
  ...(activity === "NOTIFY_SHOPPER" ? (["EMAIL"] as const) : []),
  ...(activity === null ? [] : (["RETRY", "BY_HAND"] as const)),
  ...(activity === null && scope !== "PARCEL" ? (["RELEASE"] as const) : []),
  ...(status === "ON_HOLD" ? (["GIVE_UP"] as const) : []),
];

export type CauseFact = Pick<Problem, "cause" | "scope" | "activity" | "error"> & {
  latestError: string;
  count: number;
  lastSeenAt: string;
};

export const presentCause = ({ lastSeenAt, latestError, ...cause }: CauseFact): Shown<typeof CauseDto> => ({
  ...cause,
  latestError,
  lastSeenAt,
});
