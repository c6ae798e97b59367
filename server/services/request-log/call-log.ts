import type { HeardCall } from "@/server/domain/request-log/types";

/** Per tenant and process: how many it may write per second, and at once. More than its keys may call by default. */
const PER_SECOND = 100;
const AT_ONCE = 500;
/** Rate-limited calls come in floods and are all alike: a few of them are enough. */
const REFUSED_PER_SECOND = 1;
const REFUSED_AT_ONCE = 20;
const TOO_MANY_REQUESTS = 429;
/** Over all tenants, each with at most two starts of bodies: 20 MB. */
const MOST_WAITING = 2_000;
const BATCH = 100;
const MINUTE_MS = 60_000;
const MOST_FAILURES = 5;

export type DroppedCount = { groupId: string; minute: Date; dropped: number };
export type WriteCalls = (batch: { calls: readonly HeardCall[]; gaps: readonly DroppedCount[] }) => Promise<void>;
type Bucket = { tokens: number; atMs: number };

export type CallLog = {
  /** Keeps a call in memory until it is written; calls beyond the limit are counted. Never throws, never waits. */
  note: (call: HeardCall) => void;
  /** Writes everything recorded so far. @throws any write error; the calls are kept for the next attempt */
  flush: () => Promise<void>;
};

/**
 * Creates a call log. `schedule` is called when there is something to write and no flush is planned yet; `nowMs` must
 * be monotonic.
 */
export const createCallLog = ({
  write,
  schedule,
  nowMs,
}: {
  write: WriteCalls;
  schedule: () => void;
  nowMs: () => number;
}): CallLog => {
  let waiting: HeardCall[] = [];
  const gaps = new Map<string, DroppedCount>();
  const buckets = new Map<string, Bucket>();
  let flushing: Promise<void> | null = null;
  let failures = 0;

  const drop = (groupId: string, at: Date, count = 1): void => {
    const minute = new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS);
    const name = `${groupId}:${minute.getTime()}`;
    gaps.set(name, { groupId, minute, dropped: (gaps.get(name)?.dropped ?? 0) + count });
  };

  const writeAll = async (): Promise<void> => {
    while (waiting.length > 0 || gaps.size > 0) {
      const calls = waiting.splice(0, BATCH);
      const counted = [...gaps.values()];
      gaps.clear();
      try {
        await write({ calls, gaps: counted });
        failures = 0;
      } catch (error) {
        failures += 1;
        for (const { groupId, minute, dropped } of counted) drop(groupId, minute, dropped);
        // A call that can never be written must not block the others forever.
        if (failures < MOST_FAILURES) waiting = [...calls, ...waiting];
        else for (const { groupId, at } of calls) drop(groupId, at);
        throw error;
      }
    }
  };

  return {
    note: (call) => {
      const isRefused = call.status === TOO_MANY_REQUESTS;
      const bucket = `${call.groupId}:${isRefused}`;
      const rule = isRefused ? [REFUSED_PER_SECOND, REFUSED_AT_ONCE] : [PER_SECOND, AT_ONCE];
      if (waiting.length >= MOST_WAITING || !take(buckets, { bucket, rule, nowMs: nowMs() }))
        drop(call.groupId, call.at);
      else waiting.push(call);
      schedule();
    },
    flush: () => {
      flushing ??= writeAll().finally(() => {
        flushing = null;
      });
      return flushing;
    },
  };
};

const MOST_BUCKETS = 10_000;

const take = (
  buckets: Map<string, Bucket>,
  { bucket, rule, nowMs }: { bucket: string; rule: readonly number[]; nowMs: number },
): boolean => {
  const [perSecond = 0, atOnce = 0] = rule;
  const held = buckets.get(bucket) ?? { tokens: atOnce, atMs: nowMs };
  const tokens = Math.min(atOnce, held.tokens + ((nowMs - held.atMs) / 1000) * perSecond);
  if (buckets.size >= MOST_BUCKETS) buckets.clear();
  buckets.set(bucket, { tokens: tokens < 1 ? tokens : tokens - 1, atMs: nowMs });
  return tokens >= 1;
};
