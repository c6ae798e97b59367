import type { ActivityName } from "@/contract/vocabulary/activity";

/** One activity that a process needs. */
export type PlannedActivity = {
  name: ActivityName;
  /** Distinguishes several of the same name: a payout's ID, an email's kind. */
  leg: string;
  input: Record<string, string>;
  /** Not started by a worker: it waits for a person, or the store wants none of its kind. */
  state?: "WAITING" | "SKIPPED";
};
