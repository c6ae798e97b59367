/** Seconds before each attempt (decisions, section 9); the first entry is the first attempt. */
const SCHEDULE_SECONDS = [
  0,
  5,
  5 * 60,
  30 * 60,
  2 * 3600,
  5 * 3600,
  10 * 3600,
  14 * 3600,
  20 * 3600,
  24 * 3600,
] as const;

export const MOST_ATTEMPTS = SCHEDULE_SECONDS.length;
const JITTER = 0.2;
/** The minimum wait for a receiver that is overloaded or hangs. */
const OVERLOADED_SECONDS = 60;

export type FailedAttempt = {
  /** Number of the failed attempt, from 1. */
  attempt: number;
  /** Status of the response, or null if there was none. */
  status: number | null;
  isTimeout: boolean;
  /** The unparsed `Retry-After` header. */
  retryAfter: string | null;
};

/**
 * Returns the seconds until the next attempt, or null if this was the last one: the delivery is then dead and blocks
 * nothing. Waits follow the schedule with ±20% jitter; 429 and timeouts wait at least 60 s; `Retry-After` may extend a
 * wait to twice the planned one and never shortens it (decisions, section 9).
 * @param random 0 ≤ random < 1
 */
export const planRetry = (
  { attempt, status, isTimeout, retryAfter }: FailedAttempt,
  { now, random }: { now: Date; random: number },
): number | null => {
  const scheduled = SCHEDULE_SECONDS[attempt];
  if (scheduled === undefined) return null;
  const isOverloaded = isTimeout || status === 429;
  const planned = isOverloaded ? Math.max(scheduled, OVERLOADED_SECONDS) : scheduled;
  const spread = scheduled * (1 + JITTER * (2 * random - 1));
  const wait = isOverloaded ? Math.max(spread, OVERLOADED_SECONDS) : spread;
  return Math.max(wait, Math.min(secondsOf(retryAfter, now), 2 * planned));
};

/** Returns `Retry-After` in seconds: a whole number or an HTTP date. 0 for anything else. */
const secondsOf = (retryAfter: string | null, now: Date): number => {
  const text = retryAfter?.trim() ?? "";
  if (/^\d{1,9}$/.test(text)) return Number(text);
  // Date.parse accepts text that isn't an HTTP date ("-5", "2030"); the weekday tells them apart.
  if (!/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)/.test(text)) return 0;
  // The oldest of the three forms of an HTTP date names no zone and means GMT, like the others (RFC 9110, 5.6.7).
  const at = Date.parse(text.endsWith("GMT") ? text : `${text} GMT`);
  return Number.isNaN(at) ? 0 : Math.max(0, (at - now.getTime()) / 1000);
};
