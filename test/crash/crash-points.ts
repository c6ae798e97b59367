/** Where a worker dies: between the partner's response, storing it, and the next step. */
export const CRASH_POINTS = ["BEFORE_ASKING", "DONE_UNANSWERED", "ANSWERED_UNSTORED", "STORED"] as const;
export type CrashPoint = (typeof CRASH_POINTS)[number];

export const CRASH_WORDS: Record<CrashPoint, string> = {
  BEFORE_ASKING: "has taken the work and done nothing yet",
  DONE_UNANSWERED: "waits for the answer of a partner that has done it",
  ANSWERED_UNSTORED: "has the answer and has written all of it, but not committed",
  STORED: "has committed and not begun the next step",
};

/** Called at every point; doesn't return if the process is to die there. */
export type Passing = (point: CrashPoint) => Promise<void>;
