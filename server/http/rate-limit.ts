import { Problem } from "@/server/kernel/problem";
import { processWide } from "@/server/kernel/process-wide";

/** Requests per second and burst size of one caller (decisions, section 10). */
export type RateRule = { perSecond: number; burst: number };

/** What is counted: a credential, or the client address for an unknown credential. */
export type RatePolicy = "key" | "address";

/** State of a caller's bucket, as sent in the response headers. */
export type RateState = { policy: RatePolicy; quota: number; windowSeconds: number; remaining: number; reset: number };

type Bucket = { tokens: number; atMs: number };

declare global {
  interface ProcessWide {
    "rate-limit": Map<string, Bucket>;
  }
}
const buckets = () => processWide("rate-limit", () => new Map());
const MOST_BUCKETS = 50_000;

type Take = { policy: RatePolicy; caller: string; rule: RateRule; nowMs: number };

/**
 * Takes one token from a caller's bucket. `nowMs` comes from a monotonic clock.
 * @throws Problem RESOURCE_EXHAUSTED with the wait until the next token
 */
export const takeToken = ({ policy, caller, rule, nowMs }: Take): RateState => {
  const all = buckets();
  const name = `${policy}:${caller}`;
  const bucket = all.get(name) ?? { tokens: rule.burst, atMs: nowMs };
  const elapsedSeconds = Math.max(0, nowMs - bucket.atMs) / 1000;
  const tokens = Math.min(rule.burst, bucket.tokens + elapsedSeconds * rule.perSecond);
  const left = tokens < 1 ? tokens : tokens - 1;
  store(all, name, { tokens: left, atMs: nowMs });
  const windowSeconds = Math.max(1, Math.ceil(rule.burst / rule.perSecond));
  if (tokens < 1)
    throw new Problem("RESOURCE_EXHAUSTED", "Too many requests. Wait a moment, then continue.", {
      retryAfterSeconds: Math.max(1, Math.ceil((1 - tokens) / rule.perSecond)),
      rate: { policy, quota: rule.burst, windowSeconds },
    });
  const reset = Math.max(1, Math.ceil((rule.burst - left) / rule.perSecond));
  return { policy, quota: rule.burst, windowSeconds, remaining: Math.floor(left), reset };
};

/**
 * Returns `RateLimit-Policy` and `RateLimit` (IETF draft, structured fields): `t` is the time until the bucket is full
 * again.
 */
export const rateHeaders = ({ policy, quota, windowSeconds, remaining, reset }: RateState): Record<string, string> => ({
  "ratelimit-policy": `"${policy}";q=${quota};w=${windowSeconds}`,
  ratelimit: `"${policy}";r=${remaining};t=${reset}`,
});

/** Evicts the bucket that was unused for longest: a flood of callers must not give everyone a new bucket. */
const store = (all: Map<string, Bucket>, name: string, bucket: Bucket): void => {
  all.delete(name);
  all.set(name, bucket);
  if (all.size <= MOST_BUCKETS) return;
  const [oldest] = all.keys();
  if (oldest !== undefined) all.delete(oldest);
};
