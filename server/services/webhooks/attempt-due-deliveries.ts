import { inTransaction } from "@/server/db/transaction";
import { type ClaimedDelivery, claimDeliveries, nextDeliveryDueAt } from "@/server/db/webhook-claims";
import type { ServiceContext } from "../context";
import { attemptDelivery } from "./attempt-delivery";

/** Attempts of one drain that may be under way: each is a socket that may hang for its whole time. */
const MOST_AT_ONCE = 32;
/** While attempts are under way, new work is looked for this often: its wake-up may be waiting behind this drain. */
const LOOK_AGAIN_MS = 250;

/**
 * Sends what is due until nothing is (decisions, section 9). Order holds per process and endpoint, and one endpoint
 * takes a few slots only, so a slow receiver holds up nobody else. Safe to call at any time, by several workers at
 * once.
 */
export const attemptDueDeliveries = async (
  ctx: ServiceContext,
  { random = Math.random }: { random?: () => number } = {},
): Promise<{ done: number; nextDueAt: Date | null }> => {
  const underWay = new Set<Promise<void>>();
  const start = (delivery: ClaimedDelivery): void => {
    const attempt = attemptDelivery(ctx, { delivery, random }).finally(() => underWay.delete(attempt));
    underWay.add(attempt);
  };
  let done = 0;
  try {
    for (;;) {
      const free = MOST_AT_ONCE - underWay.size;
      const claimed = free > 0 ? await inTransaction(ctx, (tx) => claimDeliveries(tx, free)) : [];
      claimed.forEach(start);
      done += claimed.length;
      if (underWay.size === 0) return { done, nextDueAt: await nextDeliveryDueAt(ctx.db) };
      await firstOf(underWay, LOOK_AGAIN_MS);
    }
  } finally {
    // When the database went away in between, nothing may run on unseen.
    await Promise.all(underWay);
  }
};

const firstOf = async (attempts: Iterable<Promise<void>>, milliseconds: number): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const tick = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([...attempts, tick]);
  clearTimeout(timer);
};
