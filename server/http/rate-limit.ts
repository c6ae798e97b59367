import { Problem } from "@/server/kernel/problem";

/** Requests per second and burst of one credential (decisions, section 10). */
export type RateRule = { perSecond: number; burst: number };

type Bucket = { tokens: number; atMs: number };

const KEY = Symbol.for("homeward.rate-limit");
const shared = globalThis as unknown as Record<symbol, Map<string, Bucket> | undefined>;
const buckets = (): Map<string, Bucket> => {
  shared[KEY] ??= new Map();
  return shared[KEY];
};
const MOST_BUCKETS = 50_000;

/** Takes one token of a credential's bucket. @throws Problem RESOURCE_EXHAUSTED with the wait until the next one */
export const takeToken = (name: string, rule: RateRule, nowMs: number): void => {
  const all = buckets();
  if (all.size > MOST_BUCKETS) all.clear();
  const bucket = all.get(name) ?? { tokens: rule.burst, atMs: nowMs };
  const elapsedSeconds = Math.max(0, nowMs - bucket.atMs) / 1000;
  const tokens = Math.min(rule.burst, bucket.tokens + elapsedSeconds * rule.perSecond);
  if (tokens < 1) {
    all.set(name, { tokens, atMs: nowMs });
    throw new Problem("RESOURCE_EXHAUSTED", "Too many requests. Wait a moment, then go on.", {
      retryAfterSeconds: Math.max(1, Math.ceil((1 - tokens) / rule.perSecond)),
      rate: { quota: rule.burst, windowSeconds: Math.max(1, Math.ceil(rule.burst / rule.perSecond)) },
    });
  }
  all.set(name, { tokens: tokens - 1, atMs: nowMs });
};
