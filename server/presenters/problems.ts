import type { z } from "zod";
import type { CauseDto, ProblemAct, ProblemDto } from "@/contract/dashboard/problems";
import { CUSTOMS_NEEDS } from "@/contract/vocabulary/customs-facts";
import type { Problem } from "@/server/domain/dashboard/types";
import { presentAmount } from "./money";

export const presentProblem = (problem: Problem): z.input<typeof ProblemDto> => {
  const isActivity = problem.activity !== null;
  return {
    problem_id: problem.id,
    process_id: problem.processId,
    return_code: problem.returnCode,
    order_name: problem.orderName,
    customer_name: problem.customerName,
    store_name: problem.storeName,
    scope: problem.scope,
    activity: problem.activity,
    activity_id: isActivity ? problem.id : null,
    hold_id: isActivity || problem.scope === "PARCEL" ? null : problem.id,
    error: problem.error,
    attempts: problem.attempts,
    since: problem.sinceAt,
    cause: problem.cause,
    acts: actsOf(problem),
    give_up: {
      currency: problem.currency,
      pending_amount: presentAmount(problem.pendingMinor),
      has_paid: problem.hasPaid,
      has_exchange: problem.hasExchange,
      is_ordered: problem.isOrdered,
      units: problem.units,
    },
  };
};

/** Legal ones only; an activity may fail after its return has ended: then there is nothing to give up. */
const actsOf = ({ activity, scope, status, error }: Problem): ProblemAct[] => [
  ...(activity === "CREATE_LOGISTIC_ORDER" && error.includes(CUSTOMS_NEEDS) ? (["CUSTOMS"] as const) : []),
  ...(activity === null ? [] : (["RETRY", "BY_HAND"] as const)),
  ...(activity === null && scope !== "PARCEL" ? (["RELEASE"] as const) : []),
  ...(status === "ON_HOLD" ? (["GIVE_UP"] as const) : []),
];

export type CauseFact = Pick<Problem, "cause" | "scope" | "activity" | "error"> & {
  latestError: string;
  count: number;
  lastSeenAt: string;
};

export const presentCause = ({ lastSeenAt, latestError, ...cause }: CauseFact): z.input<typeof CauseDto> => ({
  ...cause,
  latest_error: latestError,
  last_seen_at: lastSeenAt,
});
