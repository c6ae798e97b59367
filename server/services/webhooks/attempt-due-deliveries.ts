import { inTransaction } from "@/server/db/transaction";
import {
  type ClaimedDelivery,
  claimDeliveries,
  giveUpPoison,
  nextDeliveryDueAt,
  releaseDeliveries,
} from "@/server/db/webhook-claims";
import type { ServiceContext } from "../context";
import { attemptDelivery } from "./attempt-delivery";
import { runReplays } from "./run-replays";
import { sendOffNotices } from "./send-off-notices";

/** Attempts of one drain that may be under way: each is a socket that may hang for its whole time. */
const MOST_AT_ONCE = 64;
/** Of these, kept free for endpoints that are known to acknowledge: however many others hang, they are served at once. */
const RESERVED = 16;
/** While attempts are under way, new work is looked for this often: its wake-up may be waiting behind this drain. */
const LOOK_AGAIN_MS = 250;
/** What a process that ends leaves to attempts that are under way: it has to be gone within ten seconds. */
const LAST_WAIT_MS = 7_000;

/**
 * Sends what is due until nothing is (decisions, section 9). Order holds per process and endpoint, and one endpoint
 * takes a few slots only, so a slow receiver holds up nobody else. Safe to call at any time, by several workers at
 * once. Once `signal` is raised nothing more is claimed, and what has no answer after seven seconds is given back.
 */
export const attemptDueDeliveries = async (
  ctx: ServiceContext,
  { random = Math.random, signal, lastWaitMs = LAST_WAIT_MS }: DrainOptions = {},
): Promise<{ done: number; nextDueAt: Date | null }> => {
  await inTransaction(ctx, giveUpPoison);
  await runReplays(ctx, { signal });
  const underWay = new Map<Promise<void>, ClaimedDelivery>();
  const start = (delivery: ClaimedDelivery): void => {
    const attempt = attemptDelivery(ctx, { delivery, random }).finally(() => underWay.delete(attempt));
    underWay.set(attempt, delivery);
  };
  let done = 0;
  try {
    while (!signal?.aborted) {
      const free = MOST_AT_ONCE - underWay.size;
      const claimed = free > 0 ? await inTransaction(ctx, (tx) => claimDeliveries(tx, slots(free))) : [];
      claimed.forEach(start);
      done += claimed.length;
      if (underWay.size === 0) break;
      await firstOf(underWay.keys(), LOOK_AGAIN_MS, signal);
    }
    if (signal?.aborted) {
      await firstOf([Promise.all(underWay.keys())], lastWaitMs);
      await inTransaction(ctx, (tx) => releaseDeliveries(tx, [...underWay.values()]));
      return { done, nextDueAt: null };
    }
  } finally {
    // When the database went away in between, nothing may run on unseen; a process that ends waits no longer.
    if (!signal?.aborted) await Promise.all(underWay.keys());
  }
  await sendOffNotices(ctx);
  return { done, nextDueAt: await nextDeliveryDueAt(ctx.db) };
};

const slots = (free: number) => ({ limit: free, unproven: Math.max(0, free - RESERVED) });

type DrainOptions = { random?: () => number; signal?: AbortSignal; lastWaitMs?: number };

const firstOf = async (
  attempts: Iterable<Promise<unknown>>,
  milliseconds: number,
  signal?: AbortSignal,
): Promise<void> => {
  const waited = new AbortController();
  const tick = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener("abort", () => resolve(), { signal: waited.signal });
    waited.signal.addEventListener("abort", () => clearTimeout(timer));
  });
  await Promise.race([...attempts, tick]);
  waited.abort();
};
