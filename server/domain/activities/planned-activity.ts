import type { ActivityName } from "@/contract/vocabulary/activity";

/** One thing that a process needs done. */
export type PlannedActivity = {
  name: ActivityName;
  /** Which of several of the same name: a payout's id, a mail's kind. */
  leg: string;
  input: Record<string, string>;
  /** Not to be begun by a worker: it waits for a person, or the store wants none of its kind. */
  state?: "WAITING" | "SKIPPED";
};
