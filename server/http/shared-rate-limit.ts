import { Problem } from "@/server/kernel/problem";
import type { RatePolicy, RateRule, RateState } from "./rate-limit";

/** Takes a block of tokens from the bucket that all processes share. */
export type AskForTokens = (bucket: { name: string } & RateRule) => Promise<{ granted: number; left: number }>;

/** A block older than this is discarded: its bucket has refilled since. */
const BLOCK_MS = 1000;
/**
 * Minimum time between two queries of an empty bucket, so that a flood costs at most fifty statements per second and
 * process.
 */
const EMPTY_MS = 20;
/**
 * Share of the rate that each process admits without a query, so that occasional callers cost no statement. Four
 * processes stay below the 5% by which a limit may be exceeded.
 */
const FREE_SHARE = 0.01;
const MOST_CALLERS = 50_000;

type Held = {
  /** Tokens left in the block. */
  tokens: number;
  /** Tokens left in the bucket when the block was taken. */
  left: number;
  askedAtMs: number;
  emptyUntilMs: number;
  free: number;
  freeAtMs: number;
  asking: Promise<void> | null;
};
type Take = { policy: RatePolicy; caller: string; rule: RateRule; nowMs: () => number };

/**
 * Creates one limit per caller across all processes, without a statement per request: a process takes a block of tokens
 * from the bucket in the database and spends it on its own. `nowMs` comes from a monotonic clock.
 */
export const createSharedLimit = (ask: AskForTokens) => {
  const callers = new Map<string, Held>();

  /** @throws Problem RESOURCE_EXHAUSTED with the wait until the next token */
  return async ({ policy, caller, rule, nowMs }: Take): Promise<RateState> => {
    const name = `${policy}:${caller}`;
    const held = callers.get(name) ?? newcomer(rule, nowMs());
    remember(callers, name, held);
    if (spend(held, rule, nowMs())) return stateOf(held, { policy, rule, nowMs: nowMs() });
    while (nowMs() >= held.emptyUntilMs) {
      held.asking ??= refill(held, { name, rule, ask, nowMs }).finally(() => {
        held.asking = null;
      });
      await held.asking;
      if (spend(held, rule, nowMs())) return stateOf(held, { policy, rule, nowMs: nowMs() });
    }
    const windowSeconds = windowOf(rule);
    throw new Problem("RESOURCE_EXHAUSTED", "Too many requests. Wait a moment, then continue.", {
      retryAfterSeconds: Math.max(1, Math.ceil((1 - inBucket(held, rule, nowMs())) / rule.perSecond)),
      rate: { policy, quota: rule.burst, windowSeconds },
    });
  };
};

const newcomer = ({ burst }: RateRule, nowMs: number): Held => {
  const bucket = {
    tokens: 0,
    left: burst,
    askedAtMs: Number.NEGATIVE_INFINITY,
    emptyUntilMs: Number.NEGATIVE_INFINITY,
  };
  return { ...bucket, free: Math.floor(burst * FREE_SHARE), freeAtMs: nowMs, asking: null };
};

const spend = (held: Held, rule: RateRule, nowMs: number): boolean => {
  if (held.tokens >= 1 && nowMs - held.askedAtMs <= BLOCK_MS) {
    held.tokens -= 1;
    return true;
  }
  held.tokens = 0;
  const most = Math.floor(rule.burst * FREE_SHARE);
  held.free = Math.min(most, held.free + ((nowMs - held.freeAtMs) / 1000) * rule.perSecond * FREE_SHARE);
  held.freeAtMs = nowMs;
  if (held.free < 1) return false;
  held.free -= 1;
  return true;
};

const refill = async (
  held: Held,
  { name, rule, ask, nowMs }: { name: string; rule: RateRule; ask: AskForTokens; nowMs: () => number },
): Promise<void> => {
  const { granted, left } = await ask({ name, ...rule });
  const now = nowMs();
  Object.assign(held, { tokens: granted, left, askedAtMs: now });
  const waitMs = (Math.max(0, 1 - left) / rule.perSecond) * 1000;
  // The bucket is empty, so asking again right away is useless.
  if (left < 1) held.emptyUntilMs = now + Math.max(EMPTY_MS, waitMs);
};

/** Estimated number of tokens in the bucket now, as far as this process knows. */
const inBucket = ({ left, askedAtMs }: Held, { perSecond, burst }: RateRule, nowMs: number): number =>
  askedAtMs === Number.NEGATIVE_INFINITY ? burst : Math.min(burst, left + ((nowMs - askedAtMs) / 1000) * perSecond);

const windowOf = ({ burst, perSecond }: RateRule): number => Math.max(1, Math.ceil(burst / perSecond));

const stateOf = (
  held: Held,
  { policy, rule, nowMs }: { policy: RatePolicy; rule: RateRule; nowMs: number },
): RateState => {
  const tokens = Math.min(rule.burst, inBucket(held, rule, nowMs) + held.tokens);
  const reset = Math.max(1, Math.ceil((rule.burst - tokens) / rule.perSecond));
  return { policy, quota: rule.burst, windowSeconds: windowOf(rule), remaining: Math.floor(tokens), reset };
};

/** Evicts the caller that was inactive for longest; its usage is kept in the database. */
const remember = (callers: Map<string, Held>, name: string, held: Held): void => {
  callers.delete(name);
  callers.set(name, held);
  if (callers.size <= MOST_CALLERS) return;
  const [oldest] = callers.keys();
  if (oldest !== undefined) callers.delete(oldest);
};
