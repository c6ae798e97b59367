import { PartnerError } from "@/server/partners/partner-error";

/** The state of Shopify's cost budget: a bucket of points that refills at `restoreRate` points per second. */
export type Throttle = {
  readonly maximumAvailable: number;
  readonly currentlyAvailable: number;
  readonly restoreRate: number;
};
export type Cost = { readonly requestedQueryCost: number; readonly throttleStatus: Throttle };

export type Budget = {
  note(document: string, cost: Cost): void;
  /** @throws PartnerError PAUSED when the document would cost more points than are available */
  requireRoom(document: string): void;
  /** Seconds until the bucket is half full; 0 when it already is or its state is unknown. */
  pauseSeconds(): number;
};

/** Tracks the cost of documents and the level of the bucket from the shop's latest response. */
export const createBudget = (now: () => Date): Budget => {
  const costs = new Map<string, number>();
  let last: { at: number; throttle: Throttle } | null = null;
  const current = (): Throttle | null => {
    if (last === null) return null;
    const restored = ((now().getTime() - last.at) / 1_000) * last.throttle.restoreRate;
    const { maximumAvailable, currentlyAvailable } = last.throttle;
    return { ...last.throttle, currentlyAvailable: Math.min(maximumAvailable, currentlyAvailable + restored) };
  };
  return {
    note: (document, { requestedQueryCost, throttleStatus }) => {
      costs.set(document, requestedQueryCost);
      last = { at: now().getTime(), throttle: throttleStatus };
    },
    requireRoom: (document) => {
      const cost = costs.get(document);
      const throttle = current();
      if (cost === undefined || throttle === null) return;
      if (throttle.currentlyAvailable >= Math.min(cost, throttle.maximumAvailable)) return;
      throw new PartnerError("SHOPIFY", "PAUSED", "Shopify's rate limit is used up for the moment.", {
        retryAfterSeconds: secondsUntilFull(throttle),
      });
    },
    pauseSeconds: () => {
      const throttle = current();
      if (throttle === null) return 0;
      const { maximumAvailable, currentlyAvailable, restoreRate } = throttle;
      return Math.max(0, Math.ceil((maximumAvailable / 2 - currentlyAvailable) / restoreRate));
    },
  };
};

/**
 * Returns the seconds until the bucket is full, not just until the next call fits. A page takes several calls and
 * restarts after a pause, so a shorter wait would fail at the same call each time.
 */
export const secondsUntilFull = ({ maximumAvailable, currentlyAvailable, restoreRate }: Throttle): number =>
  Math.max(1, Math.ceil((maximumAvailable - currentlyAvailable) / restoreRate));
