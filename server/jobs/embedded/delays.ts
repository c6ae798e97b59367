const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Delays before the 1st, 2nd … retry; the last one repeats. */
const BACKOFF_MS = [
  10 * SECOND_MS,
  30 * SECOND_MS,
  MINUTE_MS,
  2 * MINUTE_MS,
  5 * MINUTE_MS,
  10 * MINUTE_MS,
  20 * MINUTE_MS,
  40 * MINUTE_MS,
  HOUR_MS,
  2 * HOUR_MS,
] as const;

const UNIT_MS: Readonly<Record<string, number>> = { w: 7 * DAY_MS, d: DAY_MS, h: HOUR_MS, m: MINUTE_MS, s: SECOND_MS };

/**
 * Returns when a failed attempt (0 = the first) is retried. `retryAfter`, seconds or a date as sent by RetryAfterError,
 * overrides the table and is limited to 1 s … 24 h.
 */
export const retryAtMs = (call: { attempt: number; retryAfter: string | null; nowMs: number }): number => {
  const { attempt, retryAfter, nowMs } = call;
  const tableMs = BACKOFF_MS[Math.min(attempt, BACKOFF_MS.length - 1)] ?? HOUR_MS;
  if (retryAfter === null) return nowMs + tableMs;
  const askedMs = /^\d+$/.test(retryAfter) ? Number(retryAfter) * SECOND_MS : Date.parse(retryAfter) - nowMs;
  if (Number.isNaN(askedMs)) return nowMs + tableMs;
  return nowMs + Math.min(DAY_MS, Math.max(SECOND_MS, askedMs));
};

/**
 * Returns when a sleep ends: `text` is a duration such as `2h30m10s` (empty: none) or a date. @throws on anything else
 */
export const sleepEndMs = ({ text, nowMs }: { text: string; nowMs: number }): number => {
  if (/^(\d+[wdhms])*$/.test(text)) {
    const parts = text.match(/\d+[wdhms]/g) ?? [];
    return parts.reduce((sum, part) => sum + Number(part.slice(0, -1)) * (UNIT_MS[part.slice(-1)] ?? 0), nowMs);
  }
  const atMs = Date.parse(text);
  if (Number.isNaN(atMs)) throw new Error(`Sleep until "${text}" is neither a duration nor a date.`);
  return atMs;
};
