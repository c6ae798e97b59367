/** What happens automatically when its time has come. */
export const TIMER_KINDS = [
  "REVIEW_AUTO_COMPLETE",
  "SEND_REMINDER_3",
  "SEND_REMINDER_1",
  "NOT_SENT_IN_TIME",
  "AUTHORIZATION_REMINDER",
  "LABEL_REMINDER",
] as const;
export type TimerKind = (typeof TIMER_KINDS)[number];

/** DROPPED: no longer needed before it was due. */
export const TIMER_STATES = ["PENDING", "FIRED", "DROPPED"] as const;
export type TimerState = (typeof TIMER_STATES)[number];
